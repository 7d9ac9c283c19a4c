import type { APIResponse } from '@playwright/test';
import { mailService } from '@/content/shared/mail-service';
import { elementsIn, parsePage } from '@/scripts/postbuild/page-elements';
import { expect, test } from '../test';

// `npm run watch` checks on the live site what no build can know. It ignores browser complaints.
test.use({ allowed: [/./], blocksOtherHosts: false });

/** Each page in the sitemap. Its HTML is empty if it does not answer. */
const pages: { address: string; html: string }[] = [];

/**
 * Whether the host answers with a bot challenge instead of the page.
 *
 * @see https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
 */
const isChallenge = (answer: APIResponse) =>
  [403, 503].includes(answer.status()) || 'cf-mitigated' in answer.headers();

test.beforeAll(async ({ request, baseURL }) => {
  expect(baseURL, 'Write SITE_URL, the address of the live site, into .env.local.').toBeTruthy();
  const list = await request.get(`${baseURL}/sitemap.xml`);
  expect(
    isChallenge(list),
    `The host answers ${list.status()} to this check, as to a robot, so nothing was tested. If you can open ${baseURL}, ` +
      'allow robots there (at Cloudflare, switch off Bot Fight Mode), or disable this workflow.',
  ).toBe(false);
  const sitemap = await list.text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.+?)<\/loc>/g)) {
    const answer = await request.get(address);
    pages.push({ address, html: answer.ok() ? await answer.text() : '' });
  }
});

test('the home page answers, and was built in the last two days', async ({ request, baseURL }) => {
  expect((await request.get(baseURL!)).status()).toBe(200);
  const built = await (await request.get(`${baseURL}/built.txt`)).text();
  const hours = (Date.now() - Date.parse(built)) / 3_600_000;
  expect(
    hours,
    `The site was built at ${built}: look at the host’s last build, on GitHub the last run of “Site”.`,
  ).toBeLessThan(48);
});

test('every page in the sitemap answers, also with a slash at the end', async ({ request }) => {
  expect(pages).not.toEqual([]);
  expect(pages.filter(({ html }) => !html)).toEqual([]);
  for (const { address } of pages) {
    const withSlash = address.replace(/\/?$/, '/');
    expect((await request.get(withSlash)).status(), withSlash).toBe(200);
  }
});

test('each page of another service in a frame, such as the online form, opens', async ({
  request,
}) => {
  for (const { address, html } of pages) {
    const frames = elementsIn(parsePage(html)).filter(({ name }) => name === 'iframe');
    for (const { src = '' } of frames.map(({ attributes }) => attributes)) {
      const answer = await request.get(src);
      // A service that takes this check for a robot may still open for a family.
      const opens = answer.ok() || isChallenge(answer);
      expect(opens, `${address} shows ${src} in a frame, but it cannot be opened.`).toBe(true);
    }
  }
});

test('the mail service accepts a test message', async ({ page }) => {
  const contact = pages.find(({ address }) => address.endsWith('/contact'));
  // A school may have removed this page.
  if (!contact) return;
  const [props] = elementsIn(parsePage(contact.html))
    .map(({ attributes }) => attributes['data-props'])
    .filter((json) => json !== undefined);
  expect(props, `There is no contact form at ${contact.address}.`).toBeDefined();
  // A form that is not connected sends nothing, and says so.
  if (!JSON.parse(props!).connection) return;
  await page.goto(contact.address);
  const action = (await page.locator('form').getAttribute('action'))!;
  const [, email = ''] = /mailto:([^?]+)/.exec(action) ?? [];
  await page.locator('[name=from_name]').fill('Website watch (automatic test)');
  await page.locator('[name=from_email]').fill(email);
  await page.locator('[name=from_phone]').fill('000');
  await page.locator('[name=message]').fill('Messages arrive. You don’t need to answer.');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('form [type=submit]').click();
  const said = `${mailService.name} says “${await (await answer).text()}”, so parents’ messages are lost.`;
  expect((await answer).status(), said).toBe(mailService.acceptedStatus);
});
