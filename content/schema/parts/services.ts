interface Service {
  /** Patterns for the host, path and query of an address: `docs.google.com/forms/d/1/edit`. */
  wrong: RegExp[];
  except?: RegExp;
  /** What to write in place of the address. */
  instead: string;
  /** Also warn about plain links to these addresses. */
  isWrongInLinks?: boolean;
}

/** Addresses that families can't open or that can't be in a frame. */
const services: Service[] = [
  {
    // Mail programs and social networks wrap links to scan or track them.
    wrong: [
      /^([\w-]+\.)*safelinks\.protection\.outlook\.com\//,
      /^([\w-]+\.)*urldefense\.(proofpoint\.)?com\//,
      /^l\.(facebook|instagram)\.com\//,
      /^(www\.)?google\.com\/url\?/,
    ],
    instead:
      'the address that this one leads to: this one goes through another service, and may carry the e-mail address of the person who copied it. Open it, and copy what the address bar shows then',
    isWrongInLinks: true,
  },
  {
    // Pages where a school edits a form, or that say it's closed.
    wrong: [
      /^docs\.google\.com\/(.*\/)?forms\//,
      /^forms\.(office|microsoft)\.com\/pages\//i,
      /^forms\.cloud\.microsoft\/pages\//i,
      /^([\w-]+\.)*jotform\.com\/(build|edit|tables|inbox|sheets|submissions|myforms|workspace)(\/|$)/,
    ],
    except: /\/viewform(\?|$)|\/pages\/response/i,
    instead:
      'the address that you send to families: in the form, click Send, Share or Publish, and copy that link (for Google Forms: https://docs.google.com/forms/…/viewform)',
    isWrongInLinks: true,
  },
  {
    // These services let frames show only the address in their embed code.
    wrong: [
      /^([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)\//,
      /^((www\.)?google\.com\/maps|maps\.google\.com\/|([\w-]+\.)*goo\.gl\/)/,
      /^(calendar\.google\.com|calendar\.app\.google|1drv\.ms)\//,
      /^(drive|docs)\.google\.com\/(.*\/(edit|view|copy|present)(\?|$)|open|drive\/)/,
    ],
    except:
      /\/(html)?embed([/?]|$)|output=embed|[?&]em=|rm=minimal|\/live_chat|player\.vimeo\.com\/video\/|\/appointments/,
    instead:
      'the address in the embed code of this service: under Share, or in a calendar’s settings, choose Embed, and copy what is between the quotation marks after src=',
  },
  {
    // Chrome and Safari refuse PDFs in a sandbox (github.com/whatwg/html/issues/3958). Browsers download the others.
    wrong: [/^[^?]+\.(pdf|docx?|xlsx?|pptx?|ics|zip)(\?|$)/i],
    instead:
      'a page, because frames cannot show files: put the file into public/files/, and link to it: [Menu](/files/menu.pdf)',
  },
];

function serviceAt({ hostname, pathname, search }: URL): Service | undefined {
  // Google has a domain for each country: google.co.uk.
  const address = hostname.replace(/\bgoogle\.[a-z.]+$/, 'google.com') + pathname + search;
  return services.find(
    ({ wrong, except }) => wrong.some((each) => each.test(address)) && !except?.test(address),
  );
}

/** What's wrong with an address that a frame can't show. Unknown hosts pass. */
export function frameMistake(href: string): string | undefined {
  const service = serviceAt(new URL(href));
  return service && `must be ${service.instead}`;
}

/** What to write instead of a link that isn't meant for families. */
export function insteadOfLink(href: string): string | undefined {
  const service = URL.canParse(href) ? serviceAt(new URL(href)) : undefined;
  return service?.isWrongInLinks ? service.instead : undefined;
}
