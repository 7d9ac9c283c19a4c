import type { APIResponse } from '@playwright/test';
import { contactFields } from '@/content/shared/contact-fields';
import { mailService } from '@/content/shared/mail-service';
import { expect, test } from '../test';

// The weekly check tests what only the live site can show. It ignores browser errors.
test.use({ allowed: [/./] });

/** The address of each page in the sitemap. */
let pages: string[];

/**
 * Whether the host answers with a bot challenge instead of the page.
 *
 * @see https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
 */
const isChallenge = (answer: APIResponse) =>
  answer.status() === 403 || 'cf-mitigated' in answer.headers();

test.beforeAll(async ({ request, baseURL }) => {
  expect(baseURL, 'Write SITE_URL, the address of the live site, into .env.local.').toBeTruthy();
  const list = await request.get(`${baseURL}/sitemap.xml`);
  expect(
    isChallenge(list),
    `The host blocked this check as a bot (status ${list.status()}), so nothing was tested. If you can open ${baseURL}, ` +
      'allow bots at your host (on Cloudflare, turn off Bot Fight Mode) or disable this workflow.',
  ).toBe(false);
  const home = await (await request.get(`${baseURL}/`)).text();
  // A draft has no sitemap.
  if (/<meta name="robots" content="noindex"/.test(home)) {
    pages = [`${baseURL}/`];
    return;
  }
  expect(list.status(), `${baseURL}/sitemap.xml can’t be opened.`).toBe(200);
  const found = (await list.text()).matchAll(/<loc>(.+?)<\/loc>/g);
  pages = Array.from(found, ([, address]) => address!);
});

test('the site was built in the last two days', async ({ request, baseURL }) => {
  const built = await (await request.get(`${baseURL}/built.txt`)).text();
  const hours = (Date.now() - Date.parse(built)) / 3_600_000;
  expect(
    hours,
    `The site was last built at ${built}. Look at your host’s last build. On GitHub, that’s the last run of “Site”.`,
  ).toBeLessThan(48);
});

test('every page in the sitemap answers, with or without a final slash', async ({ request }) => {
  expect(pages).not.toEqual([]);
  for (const address of pages.flatMap((page) => [page, page.replace(/\/?$/, '/')]))
    expect((await request.get(address)).status(), address).toBe(200);
});

test('the page in each frame opens', async ({ page, request }) => {
  for (const address of pages) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const frame of await page.locator('iframe').all()) {
      const src = (await frame.getAttribute('src'))!;
      const answer = await request.get(src);
      // A service that blocks this check as a bot may still open for a family.
      const opens = answer.ok() || isChallenge(answer);
      expect(opens, `${address} has a frame with ${src}, which can’t be opened.`).toBe(true);
    }
  }
});

test('the mail service accepts a test message', async ({ page }) => {
  const contact = pages.find((address) => address.endsWith('/contact'));
  test.skip(!contact, 'The sitemap has no page /contact.');
  await page.goto(contact!);
  const island = page.locator('[data-props]');
  await expect(island, `There is no contact form at ${contact}.`).toHaveCount(1);
  const { connection } = JSON.parse((await island.getAttribute('data-props'))!);
  test.skip(!connection, 'The contact form isn’t connected to a mail service.');
  const action = await page.locator('form').getAttribute('action');
  const texts = {
    text: 'Weekly check (automatic test)',
    email: new URL(action!).pathname,
    tel: '000',
    textarea: 'Messages arrive. You don’t need to answer.',
  };
  for (const { name, type } of contactFields)
    await page.locator(`[name=${name}]`).fill(texts[type]);
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('form [type=submit]').click();
  const answer = await answered;
  const problem = `${mailService.name} answered “${await answer.text()}”, so the message wasn’t delivered.`;
  expect(answer.status(), problem).toBe(mailService.acceptedStatus);
});
