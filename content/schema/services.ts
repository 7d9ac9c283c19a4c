import { unprintable } from './text';

const families =
  'the address that you send to families: copy it from Send, Share or Publish, not from the address bar while you edit';
const viewform =
  'the address for filling in, which ends in /viewform: click Send (or Publish), and copy that link';
const embedded =
  'the address in the embed code of this service: under Share, choose Embed, and copy what is between the quotation marks after src=';
const download =
  'a page, because frames cannot show files: put the file into public/files/, and name it in { downloads: … }';

/**
 * Addresses of other services that a frame cannot show: hosts with those below them, the paths, and what must be in
 * their place. In the paths, a negative lookahead names what frames can show. The sources are pages of each service;
 * github.com/outline/outline, shared/editor/embeds, and tldraw's defaultEmbedDefinitions.ts list most of these forms.
 */
const services: [hosts: string, paths: RegExp, instead: string][] = [
  // They redirect to another host. github.com/mayakyler/link-shorteners lists more.
  [
    '1drv.ms|aka.ms|bit.do|bit.ly|buff.ly|calendar.app.google|cutt.ly|fb.me|fb.watch|forms.gle|goo.gl|is.gd|j.mp|lnkd.in|ow.ly|page.link|qrco.de|rb.gy|rebrand.ly|s.id|shorturl.at|t.co|t.ly|tiny.cc|tinyurl.com|v.gd',
    /^/,
    'the long address: a short one leads to another host, which the page’s policy would block. Open it in a browser and copy what the address bar shows then (for Google Forms: https://docs.google.com/forms/…/viewform)',
  ],

  // Forms. support.google.com/docs/answer/2839588; a closed form ends in /closedform.
  ['docs.google.com', /\/forms\/(?!.*\/viewform([?#]|$))/, viewform],
  // support.microsoft.com: “Send a form and collect responses” (…/Pages/ResponsePage.aspx?id=… or …/r/…).
  [
    'forms.office.com|forms.microsoft.com|forms.cloud.microsoft',
    /\/pages\/(?!response)/i,
    families,
  ],
  [
    'jotform.com',
    /^\/(build|edit|tables|inbox|sheets|submissions|myforms|workspace)(?![\w-])/,
    families,
  ],
  ['admin.typeform.com', /^/, families],
  ['tally.so', /^\/forms\//, families],
  ['wufoo.com', /^\/(build|admin|entries)(?![\w-])/, families],
  ['formstack.com', /^\/admin\//, families],
  ['cognitoforms.com', /^\/forms\//, families],
  ['surveymonkey.com', /^\/(create|collect|analyze|summary|home|dashboard)(?![\w-])/, families],
  ['calendly.com', /^\/(app|event_types|dashboard)(?![\w-])/, families],
  // support.airtable.com/docs/embedding-airtable-views
  ['airtable.com', /^\/(?!embed\/)/, embedded],

  // Videos and posts. developers.google.com/youtube/player_parameters, developer.vimeo.com/player/sdk/embed,
  // developers.facebook.com/docs/plugins
  ['youtube.com|youtube-nocookie.com|youtu.be', /^\/(?!embed\/|live_chat)/, embedded],
  ['vimeo.com', /^\/(?!video\/|.*\/embed)/, embedded],
  ['loom.com', /^\/share\//, embedded],
  ['facebook.com', /^\/(?!.*plugins\/)/, embedded],
  ['instagram.com', /^\/(?!.*\/embed)/, embedded],

  // Calendars. support.google.com/calendar/answer/41207: Settings, Integrate calendar
  [
    'calendar.google.com',
    /^\/(?!calendar\/([ub]\/\d+\/)?((html)?embed|appointments)\b)/,
    'the public address of the calendar: in its settings, under Integrate calendar, copy what is after src= in the embed code',
  ],
  // support.microsoft.com: “Share your calendar in Outlook”, Publish
  [
    'outlook.office.com|outlook.office365.com|outlook.live.com|outlook.cloud.microsoft',
    /^\/calendar\/(\d+\/)?view\b/,
    'the public address of the calendar: in its settings, under Shared calendars, publish it, and copy the HTML link',
  ],

  // Files. developers.google.com/drive, “Embed”; support.google.com/docs/answer/183965
  ['drive.google.com', /^\/(?!.*\/preview\b|embeddedfolderview)/, embedded],
  ['docs.google.com', /\/d\/.*\/(edit|view|copy|present)\b(?!.*rm=minimal)/, embedded],
  ['onedrive.live.com', /^\/(?!embed\b)/, embedded],
  ['sharepoint.com', /^\/:\w:\//, embedded],
  ['box.com', /^\/(s|file|folder)\//, embedded],
  ['canva.com', /^\/design\/(?!.*[?&]embed\b)/, embedded],

  // Maps. support.google.com/maps/answer/144361, wiki.openstreetmap.org/wiki/Export
  ['google.[a-z.]+', /^\/maps(?!.*\/embed\b|.*output=embed)/, embedded],
  ['maps.google.[a-z.]+', /^\/\?(?!.*output=embed)/, embedded],
  ['openstreetmap.org|osm.org', /^\/(?!export\/embed\b)/, embedded],
  ['bing.com', /^\/maps(?!\/embed)/, embedded],

  // Dropbox's pages refuse frames: help.dropbox.com/share/create-and-share-link.
  ['dropbox.com', /^/, download],
  // A quotation mark that was copied with the address.
  [
    String.raw`\S+`,
    /(['"“”]|%22|%E2%80%9[CD])$/i,
    'an address without a quotation mark at its end',
  ],
  // Chrome and Safari refuse a PDF in a sandbox: github.com/whatwg/html/issues/3958. Browsers save the others.
  [String.raw`\S+`, /^[^?]*\.(pdf|docx?|xlsx?|pptx?|ics|zip)(\?|$)/i, download],
];

/** What must be in place of an address that a frame cannot show, or that families cannot use. An unknown host passes. */
function insteadOf({ hostname, pathname, search }: URL): string | undefined {
  const row = services.find(
    ([hosts, paths]) =>
      new RegExp(String.raw`(^|\.)(${hosts.replaceAll('.', '\\.')})$`).test(hostname) &&
      paths.test(pathname + search),
  );
  return row?.[2];
}

/** What is wrong with an address that a frame cannot show. */
export function frameMistake(href: string): string | undefined {
  const instead = insteadOf(new URL(href));
  return unprintable(href) ?? (instead && `must be ${instead}`);
}

/** What must be in place of a link to where the school edits a form. */
export function formForFamilies(href: string): string | undefined {
  const instead = URL.canParse(href) ? insteadOf(new URL(href)) : undefined;
  return instead === viewform || instead === families ? instead : undefined;
}
