import { expect, test } from '@playwright/test';
import { checkContent } from '../../scripts/check/content';
import { formatFinding } from '../../scripts/check/report';
import { addressesOf } from '../../scripts/check/links';
import { hostHeaders } from '../../scripts/finish/headers';
import { elementsIn, parsePage } from '../../scripts/finish/page';
import { headersFor } from '../../scripts/headers-file';
import { hasPage, sites, type Site } from '../sites';
import { certificateProblem, frameProblem, mailProblem } from './problems';

/** What only the live site can tell. Its own tests name the day that it judges dates for. */
const [site] = sites as [Site];
const { base, content, pageUrl, url } = site;
const now = new Date(process.env.WATCH_DAY ?? Date.now());

/** Fails with a sentence, if there is one, and lets the test go on. */
const report = (problem?: string) => expect.soft(problem, problem).toBeUndefined();

test('the certificate is valid for two more weeks', async ({ page }) => {
  const { validTo } = (await (await page.goto(url('/')))?.securityDetails()) ?? {};
  if (validTo) report(certificateProblem(new Date(validTo * 1000), now));
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
  const named = new Map<string, string>();
  let everyPage = '';
  for (const at of content.pages.map(({ path }) => url(path))) {
    const page = await ask(at, 'GET');
    // published.spec.ts reports pages that do not answer.
    if (typeof page === 'string' || !page.ok()) continue;
    const html = await page.text();
    everyPage += html;
    // A browser looks at what is in a frame.
    const elements = elementsIn(parsePage(html)).filter(({ name }) => name !== 'iframe');
    for (const each of [at, ...elements.flatMap(addressesOf)]) {
      const [address = ''] = new URL(each, at).href.split('#');
      if (/^https?:/.test(address) && !named.has(address)) named.set(address, at);
    }
  }
  for (const [address, at] of named) {
    const isOwn = `${address}/`.startsWith(url('/'));
    let answer = await ask(address, 'HEAD');
    // Some hosts do not know HEAD, and some have a bad moment.
    if (typeof answer === 'string' || !answer.ok()) answer = await ask(address, 'GET');
    const status = typeof answer === 'string' ? answer : answer.status();
    if (!isOwn && /^http:\/\/(?!localhost|127\.)/.test(address)) {
      report(`${at}: The link to ${address} is not safe: write https:// if that answers.`);
    } else if (!isOwn && onlyForPeople.includes(Number(status))) {
      note(`A machine cannot check ${address} (${status}): click on it now and then.`);
    } else if (typeof answer === 'string' || !answer.ok()) {
      report(`${at}: The link to ${address} leads nowhere (${status}): correct or remove it.`);
    } else if (isOwn && answer.headers().server === 'GitHub.com') {
      note('GitHub Pages does not send the headers of _headers: they were not checked.');
    } else if (isOwn) {
      for (const [name, expected] of headersFor(rules, new URL(address).pathname)) {
        const sent = answer.headers()[name] ?? 'missing';
        const wrong = `${address}: The header ${name} is ${sent}, and must be ${expected}: does the host read _headers?`;
        if (sent !== expected) report(wrong);
      }
    }
  }
  const { school, ...words } = content;
  // A school need not write of its year.
  const isNamed = JSON.stringify(words).includes(school.schoolYear);
  if (isNamed && everyPage && !everyPage.includes(school.schoolYear)) {
    report(
      `No page of the live site names ${school.schoolYear}, the school year of content/school.ts: look at the last run of Publish.`,
    );
  }
});

if (hasPage(site, 'enrollment-inquiry')) {
  test('the enrollment form appears in its frame', async ({ page }) => {
    report(await frameProblem(page, pageUrl('enrollment-inquiry')));
  });
}

if (hasPage(site, 'contact')) {
  test('a visitor can send a message with the contact form', async ({ page }) => {
    const sender = process.env.WATCH_SENDER ?? content.school.email;
    report(await mailProblem(page, pageUrl('contact'), sender, 30_000));
  });
}

test('time has made nothing in the content untrue', async () => {
  // What is already worth a look before any date has passed is not news.
  const known = (await checkContent('.', new Date(0))).map(formatFinding);
  const findings = (await checkContent('.', now)).map(formatFinding);
  for (const finding of findings.filter((each) => !known.includes(each))) report(finding);
});
