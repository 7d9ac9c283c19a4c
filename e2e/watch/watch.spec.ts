import { expect, test } from '../test';

// `npm run watch` checks on the live site what no build can know. It ignores browser complaints.
test.use({ allowed: [/./] });

/** The address and the HTML of each page in the sitemap, without HTML if the page does not answer. */
const pages: [address: string, html: string][] = [];

test.beforeAll(async ({ request, baseURL }) => {
  expect(baseURL, 'Write SITE_URL, the address of the live site, into .env.local.').toBeTruthy();
  const sitemap = await (await request.get(`${baseURL}/sitemap.xml`)).text();
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.+?)<\/loc>/g)) {
    const answer = await request.get(address);
    pages.push([address, answer.ok() ? await answer.text() : '']);
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
  expect(pages.filter(([, html]) => !html)).toEqual([]);
  for (const [address] of pages) {
    const withSlash = address.replace(/\/?$/, '/');
    expect((await request.get(withSlash)).status(), withSlash).toBe(200);
  }
});

test('the mail service accepts a test message', async ({ page }) => {
  // A form that is not connected sends nothing, and says so.
  const [address] = pages.find(([, html]) => html.includes('connection&quot;:{')) ?? [];
  if (!address) return;
  await page.goto(address);
  const action = (await page.locator('form').getAttribute('action'))!;
  const [, email = ''] = /mailto:([^?]+)/.exec(action) ?? [];
  await page.locator('[name=from_name]').fill('Website watch (automatic test)');
  await page.locator('[name=from_email]').fill(email);
  await page.locator('[name=from_phone]').fill('000');
  await page.locator('[name=message]').fill('Messages arrive. You don’t need to answer.');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('form [type=submit]').click();
  const said = `The mail service says “${await (await answer).text()}”, so parents’ messages are lost.`;
  expect((await answer).status(), said).toBe(200);
});
