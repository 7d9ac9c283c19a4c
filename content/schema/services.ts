interface Service {
  /** Its hosts, with those below them. Without any, every host. */
  hosts?: string[];
  /** Matches the path and the query of an address that a frame cannot show. Without it, no address can be shown. */
  paths?: RegExp;
  /** Matches those among them that a frame can show. */
  except?: RegExp;
  /** What must be in place of such an address. */
  instead: string;
  /** Whether a link to such an address is worth a look, too. */
  isWrongInLinks?: boolean;
}

const addressForFamilies =
  'the address that you send to families: copy it from Send, Share or Publish, not from the address bar while you edit';
const addressWithoutWrapper =
  'the address that this one leads to: this one goes through another service, and may carry the e-mail address of the person who copied it. Open it, and copy what the address bar shows then';
const addressToEmbed =
  'the address in the embed code of this service: under Share, choose Embed, and copy what is between the quotation marks after src=';

/** Addresses of services that schools use and that a frame cannot show, with a page that describes them. */
const services: Service[] = [
  {
    // They redirect to another host.
    hosts: [
      '1drv.ms',
      'aka.ms',
      'bit.ly',
      'calendar.app.google',
      'forms.gle',
      'goo.gl',
      'tinyurl.com',
    ],
    instead:
      'the long address: a short one leads to another host, which the page’s policy would block. Open it in a browser and copy what the address bar shows then (for Google Forms: https://docs.google.com/forms/…/viewform)',
  },
  {
    // Mail programs and social networks put such an address around each link, and track who opens it.
    hosts: [
      'safelinks.protection.outlook.com',
      'urldefense.com',
      'urldefense.proofpoint.com',
      'l.facebook.com',
      'l.instagram.com',
    ],
    instead: addressWithoutWrapper,
    isWrongInLinks: true,
  },
  {
    hosts: ['google.com'],
    paths: /^\/url\?/,
    instead: addressWithoutWrapper,
    isWrongInLinks: true,
  },
  {
    // support.google.com/docs/answer/2839588
    hosts: ['docs.google.com'],
    paths: /^\/(.*\/)?forms\//,
    except: /\/viewform(\?|$)/,
    instead:
      'the address for filling in, which ends in /viewform: click Send (or Publish), and copy that link',
    isWrongInLinks: true,
  },
  {
    // support.microsoft.com: “Send a form and collect responses”
    hosts: ['forms.office.com', 'forms.microsoft.com', 'forms.cloud.microsoft'],
    paths: /^\/pages\//i,
    except: /^\/pages\/response/i,
    instead: addressForFamilies,
    isWrongInLinks: true,
  },
  {
    hosts: ['jotform.com'],
    paths: /^\/(build|edit|tables|inbox|sheets|submissions|myforms|workspace)(\/|$)/,
    instead: addressForFamilies,
    isWrongInLinks: true,
  },
  {
    // developers.google.com/youtube/player_parameters
    hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'],
    except: /^\/(embed\/|live_chat)/,
    instead: addressToEmbed,
  },
  {
    // developer.vimeo.com/player/sdk/embed
    hosts: ['vimeo.com'],
    except: /^\/video\/|\/embed/,
    instead: addressToEmbed,
  },
  {
    // support.google.com/calendar/answer/41207
    hosts: ['calendar.google.com'],
    except: /^\/calendar\/([ub]\/\d+\/)?(embed|htmlembed|appointments)/,
    instead:
      'the public address of the calendar: in its settings, under Integrate calendar, copy what is after src= in the embed code',
  },
  {
    // developers.google.com/drive, “Embed”; support.google.com/docs/answer/183965
    hosts: ['drive.google.com', 'docs.google.com'],
    paths: /\/(edit|view|copy|present)(\?|$)|^\/(open|drive\/)/,
    except: /rm=minimal/,
    instead: addressToEmbed,
  },
  {
    // support.google.com/maps/answer/144361
    hosts: ['google.com'],
    paths: /^\/maps/,
    except: /\/embed([/?]|$)|output=embed/,
    instead: addressToEmbed,
  },
  {
    // Chrome and Safari refuse a PDF in a sandbox (github.com/whatwg/html/issues/3958). Browsers save the others.
    paths: /^[^?]+\.(pdf|docx?|xlsx?|pptx?|ics|zip)(\?|$)/i,
    instead:
      'a page, because frames cannot show files: put the file into public/files/, and link to it: [Menu](/files/menu.pdf)',
  },
];

function serviceAt({ hostname, pathname, search }: URL): Service | undefined {
  // Google has a domain for each country: google.co.uk.
  const own = hostname.replace(/\bgoogle\.[a-z.]+$/, 'google.com');
  const address = pathname + search;
  return services.find(({ hosts, paths, except }) => {
    const isHost = !hosts || hosts.some((host) => `.${own}`.endsWith(`.${host}`));
    return isHost && (!paths || paths.test(address)) && !except?.test(address);
  });
}

/** What is wrong with an address that a frame cannot show. Addresses of unknown hosts pass. */
export function frameMistake(href: string): string | undefined {
  const service = serviceAt(new URL(href));
  return service && `must be ${service.instead}`;
}

/** What must be in place of a link that is not meant for families. */
export function insteadOfLink(href: string): string | undefined {
  const service = URL.canParse(href) ? serviceAt(new URL(href)) : undefined;
  return service?.isWrongInLinks ? service.instead : undefined;
}
