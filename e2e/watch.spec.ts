import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPreview, type Preview } from '../scripts/preview';
import { filesIn } from '../scripts/finish/files';
import { watch } from '../scripts/watch';
import { school } from '@/content/school';
import { expect, test } from './fixtures';
import { live } from './sites';

/**
 * The watch brings a browser of its own, so that once is enough, whatever browsers the tests run in.
 * Each test serves a copy of the live school's site, with one fault put in.
 */
interface Fault {
  name: string;
  /** Changes the text of one of the site's files. */
  edit?: (text: string, file: string) => string;
  sender?: string;
  years?: number;
  words: RegExp;
}

const inPages = (pattern: RegExp | string, by: string) => (text: string, file: string) =>
  file.endsWith('.html') ? text.replace(pattern, by) : text;

const faults: Fault[] = [
  {
    name: 'a dead link',
    edit: inPages('href="/tuition"', 'href="/tuitoin"'),
    words: /: The link to http:\/\/localhost:\d+\/tuitoin leads nowhere \(404\)/,
  },
  {
    name: 'a link to a host that is gone',
    edit: inPages('href="/tuition"', 'href="https://school.invalid/"'),
    words: /: The link to https:\/\/school\.invalid\/ leads nowhere/,
  },
  {
    name: 'a wrong header',
    edit: (text) => text.replace('X-Frame-Options: DENY', 'X-Frame-Options: SAMEORIGIN'),
    words: /The header x-frame-options is “SAMEORIGIN”, and must be “DENY”/,
  },
  {
    name: 'a page without its policy',
    edit: inPages(/<meta http-equiv="Content-Security-Policy"/i, '<meta name="was-policy"'),
    words: /: The page has no Content-Security-Policy/,
  },
  {
    name: 'a page that calls itself by another address',
    edit: (text, file) =>
      file === 'programs.html'
        ? text.replace('rel="canonical" href="', '$&https://old.example')
        : text,
    words: /\/programs: The page names https:\/\/old\.example\S+ as its own: is SITE_URL/,
  },
  {
    name: 'a missing form',
    edit: inPages(/<iframe[^>]*>/, '<p>'),
    words: /No page shows the online enrollment form/,
  },
  {
    name: 'a form that its service has closed',
    edit: inPages(/(<iframe[^>]* src="[^"]+)/, '$1?status=410'),
    words: /\/enrollment-inquiry: The enrollment form answers 410 in its frame/,
  },
  {
    name: 'refused mail',
    sender: '400@simulate.example',
    words: /\/contact: Messages .* answered 400.*One of the ids is probably wrong/,
  },
  {
    name: 'a broken connection to the mail service',
    sender: 'reset@simulate.example',
    words: /\/contact: Messages .*could not reach the mail service \(net::ERR_/,
  },
  {
    name: 'a mail service that does not answer',
    sender: 'no-answer@simulate.example',
    words: /\/contact: Messages .*did not answer within 5 seconds/,
  },
  {
    name: 'a school year that is over',
    years: 2,
    words: /content\/school\.ts:\d+: the school year \S+ is over/,
  },
  {
    name: 'a site of another year than its content',
    edit: (text) => text.replaceAll(school.schoolYear, '1994-1995'),
    words: /The live site nowhere speaks of/,
  },
];

test('the watch finds nothing amiss on a site that is well @chromium', async () => {
  expect(await watchCopy({})).toEqual([]);
});

for (const { name, words, ...fault } of faults) {
  test(`the watch names ${name} @chromium`, async () => {
    const problems = await watchCopy(fault);
    expect(problems).toEqual([expect.stringMatching(words)]);
  });
}

async function watchCopy({ edit, sender, years = 0 }: Partial<Fault>): Promise<string[]> {
  const directory = test.info().outputPath('site');
  cpSync(live.directory, directory, { recursive: true });
  const preview = await startPreview({ directory, port: 0, outbox: test.info().outputPath('outbox') });
  try {
    await change(directory, preview, edit);
    const { problems } = await watch({
      siteUrl: preview.url,
      sender: sender ?? school.email,
      now: new Date(`${Number(school.schoolYear.slice(0, 4)) + years}-10-01T12:00:00Z`),
      mailTimeoutMs: sender?.startsWith('no-answer') ? 5000 : undefined,
    });
    return problems;
  } finally {
    await preview.close();
  }
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
