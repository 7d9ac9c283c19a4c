import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startPreview, type Preview } from '../scripts/preview';
import { filesIn } from '../scripts/files';
import { grouped, staleContent, watch } from '../scripts/watch';
import { checkForms } from '../scripts/watch/forms';
import { checkAddresses } from '../scripts/watch/links';
import { livePages, type Problem } from '../scripts/watch/pages';
import { school } from '@/content/school';
import { live } from './sites';

/**
 * The watch looks with Chromium, whatever browsers the tests run in. Each test serves a copy of the
 * live school's site, with one fault put in.
 */
interface Fault {
  name: string;
  /** Changes the text of one of the site's files. */
  edit?: (text: string, file: string) => string;
  /** The part of the watch that finds it. */
  look: (page: Page, siteUrl: string) => Promise<Problem[]>;
  words: RegExp;
}

const inSchoolYear = new Date(`${school.schoolYear.slice(0, 4)}-10-01T12:00:00Z`);
const pagesOf = (page: Page, siteUrl: string) => livePages(page, siteUrl, inSchoolYear);
const atPages = async (page: Page, siteUrl: string) => (await pagesOf(page, siteUrl)).problems;
const atLinks = async (page: Page, siteUrl: string) => {
  const { pages } = await pagesOf(page, siteUrl);
  return (await checkAddresses(page.request, siteUrl, pages)).problems;
};
const atForms = async (page: Page, siteUrl: string, sender = school.email) => {
  return checkForms(page, (await pagesOf(page, siteUrl)).pages, sender, 5000);
};
const inPages = (pattern: RegExp | string, by: string) => (text: string, file: string) =>
  file.endsWith('.html') ? text.replace(pattern, by) : text;

const faults: Fault[] = [
  {
    name: 'a dead link',
    edit: inPages('href="/tuition"', 'href="/tuitoin"'),
    look: atLinks,
    words: /: The link to http:\/\/localhost:\d+\/tuitoin leads nowhere \(404\)/,
  },
  {
    name: 'a link to a host that is gone',
    edit: inPages('href="/tuition"', 'href="https://school.invalid/"'),
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
      file === 'programs.html'
        ? text.replace('rel="canonical" href="', '$&https://old.example')
        : text,
    look: atPages,
    words: /\/programs: The page names https:\/\/old\.example\S+ as its own: is SITE_URL/,
  },
  {
    name: 'a missing form',
    edit: inPages(/<iframe[^>]*>/, '<p>'),
    look: atForms,
    words: /No page shows the online enrollment form/,
  },
  {
    name: 'a form that its service has closed',
    edit: inPages(/(<iframe[^>]* src="[^"]+)/, '$1-closed'),
    look: atForms,
    words: /\/enrollment-inquiry: The enrollment form answers 404 in its frame/,
  },
  {
    name: 'refused mail',
    look: (page, siteUrl) => atForms(page, siteUrl, '400@simulate.example'),
    words:
      /\/contact: Messages .* do not arrive: the mail service answered 400: “Bad Request”.*compare the ids/,
  },
  {
    name: 'a broken connection to the mail service',
    look: (page, siteUrl) => atForms(page, siteUrl, 'reset@simulate.example'),
    words: /\/contact: Messages .*could not be reached \(net::ERR_/,
  },
  {
    name: 'a mail service that does not answer',
    look: (page, siteUrl) => atForms(page, siteUrl, 'no-answer@simulate.example'),
    words: /\/contact: Messages .*did not answer within 5 seconds/,
  },
];

test('the watch finds nothing amiss on a site that is well, and names its year when that is over @chromium', async () => {
  const siteUrl = await serveCopy();
  const found = async (now: Date) => (await watch(siteUrl, school.email, now)).problems;
  expect(await found(inSchoolYear)).toEqual([]);
  const later = new Date(`${school.schoolYear.slice(5)}-10-01T12:00:00Z`);
  expect(await found(later)).toContainEqual(
    expect.stringMatching(/^content\/school\.ts:\d+: the school year \S+ is over/),
  );
});

test('the watch names a site of another year than its content @chromium', async ({ page }) => {
  const siteUrl = await serveCopy((text) => text.replaceAll(school.schoolYear, '1994-1995'));
  const { pages } = await pagesOf(page, siteUrl);
  const sentences = (await staleContent(pages, inSchoolYear)).map(({ sentence }) => sentence);
  expect(sentences).toEqual([expect.stringMatching(/^The live site nowhere speaks of/)]);
});

for (const { name, edit, look, words } of faults) {
  test(`the watch names ${name} @chromium`, async ({ page }) => {
    const found = grouped(await look(page, await serveCopy(edit)));
    expect(found).toEqual([expect.stringMatching(words)]);
  });
}

let preview: Preview | undefined;
test.afterEach(async () => preview?.close());

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
