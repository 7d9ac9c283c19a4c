import { once } from 'node:events';
import { connect } from 'node:tls';
import { expect, test as base } from '../fixtures';

const DAY_MS = 86_400_000;

/** Asks the live site what no build can know: `SITE_URL=https://www.school.example npm run watch`. */
const test = base.extend<{ pages: string[] }>({
  // The questions are about the site, and not about what the browser complains of.
  allowed: [/./],
  /** The addresses in the sitemap. */
  pages: async ({ request, baseURL }, provide) => {
    const sitemap = await (await request.get(`${baseURL}/sitemap.xml`)).text();
    await provide([...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address!));
  },
});

test('the home page is there, and was built within two days', async ({ request, baseURL }) => {
  expect((await request.get(baseURL!)).status()).toBe(200);
  const built = await (await request.get(`${baseURL}/built.txt`)).text();
  const age = (Date.now() - Date.parse(built)) / DAY_MS;
  expect(age, `It was built at ${built}: look at the last run of “Site”.`).toBeLessThan(2);
});

test('the certificate lasts two more weeks', async ({ baseURL }) => {
  const { protocol, hostname } = new URL(baseURL!);
  // A preview on this computer has none.
  if (protocol === 'http:') return;
  const socket = connect({ host: hostname, port: 443, servername: hostname });
  await once(socket, 'secureConnect');
  const days = (Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / DAY_MS;
  socket.destroy();
  expect(days, 'Ask the host why it does not renew the certificate.').toBeGreaterThan(14);
});

test('each page of the sitemap answers', async ({ request, pages, baseURL }) => {
  expect(pages.map((address) => address.replace(/\/$/, ''))).toContain(baseURL);
  for (const address of pages) {
    expect.soft((await request.get(address)).status(), address).toBe(200);
  }
});

test('the enrollment form appears in its frame', async ({ page, request, pages }) => {
  for (const address of pages) {
    if (!(await (await request.get(address)).text()).includes('<iframe')) continue;
    const answered = page.waitForResponse((response) => response.frame() !== page.mainFrame());
    await page.goto(address);
    const remedy = 'Open ENROLLMENT_FORM_URL in a browser. Is it open, and can it be embedded?';
    expect((await answered).status(), remedy).toBe(200);
    // Where a form must not be embedded, Chromium shows a page of its own, at chrome-error:.
    await expect.poll(() => page.frames()[1]!.url(), remedy).toMatch(/^https?:/);
  }
});

test('a test message is accepted', async ({ page, request, pages }) => {
  for (const address of pages) {
    if (!(await (await request.get(address)).text()).includes('"contact-form"')) continue;
    await page.goto(address);
    const [, email = ''] = /mailto:([^?]+)/.exec(
      (await page.locator('form').getAttribute('action'))!,
    )!;
    await page.locator('[name=from_name]').fill('Website watch (automatic test)');
    await page.locator('[name=from_email]').fill(email);
    await page.locator('[name=from_phone]').fill('000');
    await page
      .locator('[name=message]')
      .fill('Messages arrive. You need not answer this weekly test.');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.locator('form [type=submit]').click();
    const said = await (await answered).text();
    const remedy = `The mail service says “${said}”: see https://dashboard.emailjs.com. Until this works, parents’ messages are lost.`;
    expect((await answered).status(), remedy).toBe(200);
    return;
  }
});
