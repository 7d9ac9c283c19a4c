import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startPreview, type Preview } from '../scripts/preview';
import { filesIn } from '../scripts/files';
import { grouped, staleContent, watch } from '../scripts/watch';
import { checkForms } from '../scripts/watch/forms';
import { checkAddresses } from '../scripts/watch/links';
import { livePages, type Problem } from '../scripts/watch/pages';
import school from '@/content/school';
import { hasPage, live } from './sites';

/**
 * The watch looks with Chromium, whatever browsers the tests run in. Each test serves a copy of the
 * live school's site, with one fault put in.
 */
interface Fault {
  name: string;
  /** The page that has what the fault is in, which a school may do without. */
  on?: string;
  /** Changes the text of one of the site's files. */
  edit?: (text: string, file: string) => string;
  /** The part of the watch that finds it. */
  look: (page: Page, siteUrl: string) => Promise<Problem[]>;
  words: RegExp;
}

// Before any day that a school could write: nothing has passed yet.
const longAgo = new Date(0);
const pagesOf = (page: Page, siteUrl: string) => livePages(page, siteUrl, longAgo);
const atPages = async (page: Page, siteUrl: string) => (await pagesOf(page, siteUrl)).problems;
const atLinks = async (page: Page, siteUrl: string) => {
  const { pages } = await pagesOf(page, siteUrl);
  return (await checkAddresses(page.request, siteUrl, pages)).problems;
};
const atForms = async (page: Page, siteUrl: string, sender = school.email) => {
  return checkForms(page, (await pagesOf(page, siteUrl)).pages, sender, 5000);
};
const { path: aPage } = live.content.pages.find(({ path }) => path !== '/')!;
const at = (id: string) => live.pageUrl(id).replace(live.url(''), '');
const inPages = (pattern: RegExp | string, by: string) => (text: string, file: string) =>
  file.endsWith('.html') ? text.replace(pattern, by) : text;

const faults: Fault[] = [
  {
    name: 'a dead link',
    edit: inPages(`href="${aPage}"`, 'href="/tuitoin"'),
    look: atLinks,
    words: /: The link to http:\/\/localhost:\d+\/tuitoin leads nowhere \(404\)/,
  },
  {
    name: 'a link to a host that is gone',
    edit: inPages(`href="${aPage}"`, 'href="https://school.invalid/"'),
    look: atLinks,
    words: /: The link to https:\/\/school\.invalid\/ leads nowhere/,
  },
  {
    name: 'a wrong header',
    edit: (text) => text.replace('X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'),
    look: atLinks,
    words: /The header x-frame-options is “SAMEORIGIN”, and must be “DENY”/,
  },
  {
    name: 'a page without its policy',
    edit: inPages(/<meta http-equiv="Content-Security-Policy"/i, '<meta name="was-policy"'),
    look: atPages,
    words: /: The page has no Content-Security-Policy/,
  },
  {
    name: 'a page that calls itself by another address',
    edit: (text, file) =>
      file === `${aPage.slice(1)}.html`
        ? text.replace('rel="canonical" href="', '$&https://old.example')
        : text,
    look: atPages,
    words: new RegExp(`${aPage}: The page names https://old\\.example\\S+ as its own: is SITE_URL`),
  },
  {
    name: 'a missing form',
    on: 'enrollment-inquiry',
    edit: inPages(/<iframe[^>]*>/, '<p>'),
    look: (page, siteUrl) => {
      process.env.ENROLLMENT_FORM_URL = 'https://forms.example/form';
      return atForms(page, siteUrl);
    },
    words: /No page shows the online enrollment form/,
  },
  {
    name: 'a form that its service has closed',
    on: 'enrollment-inquiry',
    edit: inPages(/(<iframe[^>]* url=[^&]+)/, '$1-closed'),
    look: atForms,
    words: new RegExp(`${at('enrollment-inquiry')}: The enrollment form answers 404 in its frame`),
  },
  {
    name: 'refused mail',
    on: 'contact',
    look: (page, siteUrl) => atForms(page, siteUrl, '400@simulate.example'),
    words: new RegExp(
      `${at('contact')}: Messages .* do not arrive: the mail service answered 400: “Bad Request”.*compare the ids`,
    ),
  },
  {
    name: 'a broken connection to the mail service',
    on: 'contact',
    look: (page, siteUrl) => atForms(page, siteUrl, 'reset@simulate.example'),
    words: new RegExp(`${at('contact')}: Messages .*could not be reached \\(net::ERR_`),
  },
  {
    name: 'a mail service that does not answer',
    on: 'contact',
    look: (page, siteUrl) => atForms(page, siteUrl, 'no-answer@simulate.example'),
    words: new RegExp(`${at('contact')}: Messages .*did not answer within 5 seconds`),
  },
];

test('the watch finds nothing amiss on a site that is well, and names its year when that is over @chromium', async () => {
  const siteUrl = await serveCopy();
  const found = async (now: Date) => (await watch(siteUrl, school.email, now)).problems;
  expect(await found(longAgo)).toEqual([]);
  const later = new Date(`${school.schoolYear.slice(5)}-10-01T12:00:00Z`);
  expect(await found(later)).toContainEqual(
    expect.stringMatching(/^content\/school\.ts:\d+: the school year \S+ is over/),
  );
});

const { home, admissions, programs } = live.content;
// A school need not speak of its year.
if (JSON.stringify([home, admissions, programs]).includes(school.schoolYear)) {
  test('the watch names a site of another year than its content @chromium', async ({ page }) => {
    const siteUrl = await serveCopy((text) => text.replaceAll(school.schoolYear, '1994-1995'));
    const { pages } = await pagesOf(page, siteUrl);
    const sentences = (await staleContent(pages, longAgo)).map(({ sentence }) => sentence);
    expect(sentences).toEqual([expect.stringMatching(/^The live site nowhere speaks of/)]);
  });
}

for (const { name, edit, look, words } of faults.filter(({ on }) => !on || hasPage(live, on))) {
  test(`the watch names ${name} @chromium`, async ({ page }) => {
    const found = grouped(await look(page, await serveCopy(edit)));
    expect(found).toEqual([expect.stringMatching(words)]);
  });
}

let preview: Preview | undefined;
test.afterEach(async () => {
  delete process.env.ENROLLMENT_FORM_URL;
  await preview?.close();
});

/** Serves a copy of the site with a fault put in, and gives its address. */
async function serveCopy(edit?: Fault['edit']): Promise<string> {
  const directory = test.info().outputPath('site');
  cpSync(live.directory, directory, { recursive: true });
  preview = await startPreview({ directory, port: 0, outbox: test.info().outputPath('outbox') });
  await change(directory, preview, edit);
  return preview.url;
}

/** Moves a copy to its own address, lets nothing on it lead away from here, and puts a fault in. */
async function change(directory: string, { url }: Preview, edit?: Fault['edit']): Promise<void> {
  let isPut = !edit;
  for (const file of await filesIn(directory)) {
    if (!/\.(html|xml)$|_headers$/.test(file)) continue;
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll(live.url(''), url)
      .replaceAll(/href="https:[^"]+"/g, `href="${url}/"`);
    const edited = edit?.(text, file) ?? text;
    isPut ||= edited !== text;
    writeFileSync(path, edited);
  }
  expect(isPut, 'the fault was put in').toBe(true);
}
