import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { commandFile, type Environment } from '../scripts/command';
import { filesIn } from '../scripts/files';
import { standIns } from '../scripts/launch';
import { mailPath } from '../scripts/mail-service';
import { startPreview, type Preview } from '../scripts/preview';
import { newSender, outbox } from './contact-page';
import { live } from './sites';
import { frameProblem, mailProblem } from './watch/problems';

/**
 * `npm run watch` on copies of the live school's site. It uses Chromium, whichever browsers run these
 * tests. They run one after the other, because each run of Playwright empties its folder of results.
 */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const { home, admissions, pages, programs, school } = live.content;
const [aPage, anotherPage] = pages.flatMap(({ path }) => (path === '/' ? [] : path));
const pathOf = (id: string) => pages.find((page) => page.id === id)?.path;
const contactPath = pathOf('contact');

test('the watch finds no problem on a healthy site, and sends one message @chromium', async () => {
  const siteUrl = await serveCopy();
  const sender = newSender();
  const args = [`--site=${siteUrl}`, `--sender=${sender}`];
  const found = `The watch visited ${siteUrl} and found no problem.`;
  expect(await watch(args, { WATCH_DAY: '1970-01-01' })).toEqual([found, 'exit code 0']);
  expect(outbox(sender)).toHaveLength(contactPath ? 1 : 0);
});

test('the watch lists each problem once, in a sentence @chromium', async () => {
  const forPeople = `http://127.0.0.1:${live.port}${mailPath}`;
  const links = ['/tuitoin', 'https://school.invalid/', 'http://plain.example/', forPeople];
  const siteUrl = await serveCopy((text, file) => {
    const path = `/${file.replace(/(index)?\.html$/, '')}`;
    let faulty = text
      .replace('X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN')
      .replace('</body>', `${links.map((href) => `<a href="${href}">A link</a>`)}</body>`)
      .replace(/(<iframe[^>]* url=[^&]+)/, '$1-closed')
      .replaceAll(school.schoolYear, '1994-1995');
    if (path === aPage) {
      faulty = faulty.replace(/(rel="canonical" href=")[^"]+/, '$1https://old.example/');
    }
    if (path === '/' || path === anotherPage) {
      faulty = faulty.replace(/http-equiv="Content-Security-Policy"/i, '');
    }
    return faulty;
  });
  const args = ['--site', siteUrl, '--sender', '400@simulate.example'];
  const yearsLater = `${school.schoolYear.slice(5)}-10-01T12:00:00Z`;
  const lines = await watch(args, { WATCH_DAY: yearsLater });

  // Which other dates have passed by then depends on the school.
  const isStale = (line: string) => line.startsWith('- content/');
  const yearIsOver = /^- content\/school\.ts:\d+: the school year \S+ is over/;
  expect(lines).toContainEqual(expect.stringMatching(yearIsOver));
  const enrollmentPath = pathOf('enrollment-inquiry');
  // A school need not write of its year.
  const namesYear = JSON.stringify([home, admissions, programs]).includes(school.schoolYear);
  const expected = [
    `The watch visited ${siteUrl} and found these problems:`,
    '',
    `- A machine cannot check ${forPeople} (405): click on it`,
    `- ${siteUrl}/ and 1 more: The page has no Content-Security-Policy`,
    `- ${siteUrl}${aPage}: The page names https://old.example/ as its own address: is SITE_URL`,
    ': The header x-frame-options is SAMEORIGIN, and must be DENY: does the host read',
    `- ${siteUrl}/: The link to ${siteUrl}/tuitoin leads nowhere (404): correct`,
    `- ${siteUrl}/: The link to https://school.invalid/ leads nowhere (`,
    `- ${siteUrl}/: The link to http://plain.example/ is not safe: write https`,
    `- ${siteUrl}${aPage}: The link to https://old.example/ leads nowhere (`,
    namesYear && `- No page of the live site names ${school.schoolYear}`,
    enrollmentPath && `- ${siteUrl}${enrollmentPath}: The enrollment form answers 404 in its frame`,
    contactPath &&
      `- ${siteUrl}${contactPath}: Messages from the contact form do not arrive: the mail service answered 400: “Bad Request”. Look at`,
    'exit code 1',
  ];
  expect(lines.filter((line) => !isStale(line))).toEqual(
    expected
      .filter((part) => typeof part === 'string')
      .map((part) => expect.stringContaining(part)),
  );
});

if (contactPath) {
  for (const [sender, why] of [
    ['reset@simulate.example', 'net::ERR_'],
    ['no-answer@simulate.example', 'within 2 seconds'],
  ] as const) {
    test(`the watch names a mail service that does not answer (${why}) @chromium`, async ({
      page,
    }) => {
      const problem = await mailProblem(page, live.url(contactPath), sender, 2000);
      expect(problem).toContain(`do not arrive: the mail service did not answer (${why}`);
    });
  }
}

test('the watch misses a form that ENROLLMENT_FORM_URL names @chromium', async ({ page }) => {
  expect(await frameProblem(page, live.url('/'))).toBeUndefined();
  process.env.ENROLLMENT_FORM_URL = 'https://forms.example/form';
  const problem = await frameProblem(page, live.url('/'));
  delete process.env.ENROLLMENT_FORM_URL;
  expect(problem).toContain('does not show the form that ENROLLMENT_FORM_URL names');
});

test('the watch ends well where there is nothing to watch @chromium', async () => {
  const nothing = 'SITE_URL is not set: there is no live site to watch.';
  expect(await watch([], { SITE_URL: '' })).toEqual([nothing, 'exit code 0']);
  // A school that was launched has an address of its own.
  if (!(await standIns('.', new Date(0))).length) return;
  const notYet = 'The site was not launched yet: see npm run launch.';
  expect(await watch([], { SITE_URL: 'https://school.example' })).toEqual([notYet, 'exit code 0']);
});

/** The lines that `npm run watch` prints to its standard output, and its exit code. */
function watch(args: string[], settings: Environment): Promise<string[]> {
  const environment = { ...process.env, ENROLLMENT_FORM_URL: '', ...settings };
  const command = [commandFile('tsx/cli'), 'scripts/watch.ts', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env: environment }, (error, output) =>
      resolve([...output.trimEnd().split('\n'), `exit code ${error?.code ?? 0}`]),
    );
  });
}

let preview: Preview | undefined;
test.afterEach(() => preview?.close());

/** Serves a copy of the site at an address of its own, with faults put in, and links to itself alone. */
async function serveCopy(edit?: (text: string, file: string) => string): Promise<string> {
  const directory = test.info().outputPath('site');
  cpSync(live.directory, directory, { recursive: true });
  preview = await startPreview({ directory, port: 0, outbox: test.info().outputPath('outbox') });
  for (const file of (await filesIn(directory)).filter((name) => /\.html$|_headers$/.test(name))) {
    const text = readFileSync(join(directory, file), 'utf8')
      .replaceAll(live.url(''), preview.url)
      .replaceAll(/href="https:[^"]+"/g, `href="${preview.url}/"`);
    writeFileSync(join(directory, file), edit?.(text, file) ?? text);
  }
  return preview.url;
}
