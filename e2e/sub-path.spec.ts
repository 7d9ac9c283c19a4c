import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contact } from '@/content/contact';
import { pages } from '@/content/pages';
import { subPath, subPathPort, testOutboxDirectory } from '../scripts/preview-settings';
import { expect, test } from './fixtures';

const origin = `http://localhost:${subPathPort}`;
const home = `${origin}${subPath}/`;
const addressOf = (path: string) => (path === '/' ? home : origin + subPath + path);

test.describe('a site under a path', () => {
  for (const { path } of pages) {
    test(`${path} finds all it shows, and every link stays on the site`, async ({
      page,
      request,
    }) => {
      const asked: string[] = [];
      page.on('request', (each) => asked.push(each.url()));
      await page.goto(addressOf(path), { waitUntil: 'networkidle' });
      const own = asked.filter((url) => url.startsWith(origin));
      expect(own.length).toBeGreaterThan(2);
      for (const url of own) expect(url).toContain(home);

      const fonts = await page.evaluate(async () => {
        const faces = [...(await document.fonts.ready)];
        return faces.filter(({ status }) => status === 'loaded').length;
      });
      expect(fonts).toBeGreaterThanOrEqual(2);
      for (const picture of await page.locator('main img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }

      // Everything the page names, also what only other devices and search engines ask for.
      const named = await page.evaluate(() => [
        ...[...document.querySelectorAll<HTMLElement>('[href], [src]')].map((element) =>
          String(Reflect.get(element, 'href') ?? Reflect.get(element, 'src')),
        ),
        ...[...document.querySelectorAll<HTMLSourceElement>('[srcset]')].flatMap(({ srcset }) =>
          srcset.split(',').map((each) => {
            const [address = ''] = each.trim().split(' ');
            return new URL(address, document.baseURI).href;
          }),
        ),
        ...[...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(
          ({ content }) => content,
        ),
      ]);
      for (const url of new Set(named.filter((each) => each.startsWith(origin)))) {
        expect(`${url}/`, `${url} is not on this site`).toContain(home);
        const answer = await request.get(url);
        expect(answer.status(), url).toBe(200);
        const { hash } = new URL(url);
        if (hash) expect(await answer.text(), url).toContain(`id="${hash.slice(1)}"`);
      }
    });
  }

  test('is walked through by its menus', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(home);
    for (const { path, name, menu } of pages.filter((row) => !row.sameAs && row.path !== '/')) {
      const bar = page.locator('header');
      if (menu) await bar.getByRole('button', { name: menu }).click();
      const link = bar.getByRole('link', { name, exact: true });
      if ((await link.count()) === 0) continue;
      await link.first().click();
      await expect(page).toHaveURL(addressOf(path));
    }
    await page.locator('header').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(home);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      for (const path of ['/no-such-page', '/programs/no-such-page/', '/tuition.php?x=1#y']) {
        test(`takes a visitor of ${path} home`, async ({ page, allowed }) => {
          allowed.push(/404/);
          const answer = await page.goto(addressOf(path));
          expect(answer?.status()).toBe(404);
          await expect(page).toHaveURL(home);
        });
      }
    });
  }

  test('sends a message', async ({ page }) => {
    const { labels } = contact.form;
    const sender = `parent-${crypto.randomUUID()}@example.org`;
    await page.goto(addressOf('/contact'));
    await page.getByLabel(labels.name).fill('Ada Parent');
    await page.getByLabel(labels.email).fill(sender);
    await page.getByLabel(labels.phone).fill('(413) 555-0199');
    await page.getByLabel(labels.message).fill('May we visit on Tuesday?');
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(page.getByText(contact.form.sent)).toBeVisible();
    const folder = join(process.cwd(), testOutboxDirectory);
    const kept = readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((text) => text.includes(sender));
    expect(kept).toHaveLength(1);
  });
});
