import { expect, test } from '@playwright/test';
import { checkContent } from '../../scripts/check/content';
import { formatFinding } from '../../scripts/check/report';
import { addressesOf } from '../../scripts/check/links';
import { hostHeaders } from '../../scripts/finish/headers';
import { elementsIn, parsePage } from '../../scripts/finish/page';
import { headersFor } from '../../scripts/headers-file';
import { hasPage, sites, type Site } from '../sites';
import { certificateProblem } from './certificate';
import { frameProblem, mailProblem } from './forms';

/**
 * What only the live site can tell (live.config.ts). The tests of the watch name a day for which it
 * judges dates.
 */
const [site] = sites as [Site];
const { base, content, pageUrl, url } = site;
const now = new Date(process.env.WATCH_DAY ?? Date.now());

/** Fails with a sentence, if there is one, and lets the test go on. */
const report = (problem?: string) => expect.soft(problem, problem).toBeUndefined();

test.describe('its certificate', () => {
  // An ended certificate is reported like one that ends soon.
  test.use({ ignoreHTTPSErrors: true });

  test('the certificate is valid for two more weeks', async ({ page }) => {
    const { validTo } = (await (await page.goto(url('/')))?.securityDetails()) ?? {};
    if (validTo) report(certificateProblem(new Date(validTo * 1000), now));
  });
});

/** Statuses by which hosts turn machines away from pages that people can see. */
const onlyForPeople = [401, 403, 405, 406, 408, 425, 429, 451, 503, 999];

test('every address on the pages answers, the site’s own with their headers', async ({
  request,
}) => {
  const note = (description: string) => test.info().annotations.push({ type: 'note', description });
  const ask = (address: string, method: string) =>
    request.fetch(address, { method }).catch((error: Error) => {
      return error.message.split('\n', 1)[0]!.replace(/^[\w.]+: /, '');
    });
  const rules = hostHeaders(base);

  /** Each address, without its anchor, and the page that has it first. */
  const named = new Map(content.pages.map(({ path }) => [url(path), url(path)]));
  for (const { path } of content.pages) {
    const elements = elementsIn(parsePage(await (await request.get(url(path))).text()));
    // A browser looks at what is in a frame.
    for (const each of elements.filter(({ name }) => name !== 'iframe').flatMap(addressesOf)) {
      const [address = ''] = new URL(each, url(path)).href.split('#');
      if (/^https?:/.test(address) && !named.has(address)) named.set(address, url(path));
    }
  }
  for (const [address, at] of named) {
    const isOwn = `${address}/`.startsWith(url('/'));
    if (!isOwn && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address)) {
      report(`${at}: The link to ${address} is not safe: write https:// if that answers.`);
      continue;
    }
    let answer = await ask(address, 'HEAD');
    // Some hosts do not know HEAD, and some have a bad moment.
    if (typeof answer === 'string' || !answer.ok()) answer = await ask(address, 'GET');
    const status = typeof answer === 'string' ? answer : answer.status();
    if (!isOwn && onlyForPeople.includes(Number(status))) {
      note(`A machine cannot check ${address} (${status}): click on it now and then.`);
    } else if (typeof answer === 'string' || !answer.ok()) {
      report(`${at}: The link to ${address} leads nowhere (${status}): correct or remove it.`);
    } else if (isOwn && answer.headers().server === 'GitHub.com') {
      note('GitHub Pages does not send the headers of _headers: they were not checked.');
    } else if (isOwn) {
      for (const [name, expected] of headersFor(rules, new URL(address).pathname)) {
        const sent = answer.headers()[name];
        if (sent === expected) continue;
        const what = sent === undefined ? 'is missing' : `is “${sent}”`;
        report(
          `${address}: The header ${name} ${what}, and must be “${expected}”: does the host read _headers?`,
        );
      }
    }
  }
});

if (hasPage(site, 'enrollment-inquiry')) {
  test('the enrollment form appears in its frame', async ({ page }) => {
    report(await frameProblem(page, pageUrl('enrollment-inquiry')));
  });
}

if (hasPage(site, 'contact')) {
  test('a visitor can fill in the contact form and send it', async ({ page }) => {
    const sender = process.env.WATCH_SENDER ?? content.school.email;
    report(await mailProblem(page, pageUrl('contact'), sender, 30_000));
  });
}

test('time has made nothing in the content untrue, and the site is of its school year', async ({
  request,
}) => {
  // What the content says of itself at any time is not news.
  const always = (await checkContent('.', new Date(0))).map(formatFinding);
  for (const each of await checkContent('.', now)) {
    if (!each.isWarning || !always.includes(formatFinding(each))) report(formatFinding(each));
  }
  const { school, ...words } = content;
  // A school need not write of its year.
  if (!JSON.stringify(words).includes(school.schoolYear)) return;
  const pages = content.pages.map(async ({ path }) => (await request.get(url(path))).text());
  const isSaid = (await Promise.all(pages)).some((html) => html.includes(school.schoolYear));
  if (!isSaid) {
    report(
      `No page of the live site names ${school.schoolYear}, the school year of content/school.ts: look at the last run of Publish.`,
    );
  }
});
