import { leaves } from '@/content/schema/leaves';
import { ownTag } from '@/content/schema/format';
import type { Locator } from '@playwright/test';
import { expect, test } from './test';
import { desktop } from './screens';
import dates from './fixture/content/dates';
import spanish from './fixture/content/es/site';
import photos from './fixture/content/photos';
import school from './fixture/content/school';
import site from './fixture/content/site';
import { fixture } from './sites';

const { url, pages } = fixture;
const { path, lang = '', translates = '' } = pages.find((page) => page.lang)!;

/** Words in the school's own language that surround every page or describe a photo. */
const { officeHours } = school;
const own = new Set(leaves({ site, officeHours, photos }).map(({ value }) => value));

test('a page is in its language, also for search engines', async ({ page, request, baseURL }) => {
  await page.goto(url(path));
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  const html = await page.content();
  expect(html.split(/["<>]/).filter((text) => own.has(text))).toEqual([]);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(spanish.officeHours);
  const notice = page.getByText(dates.notices[0]!.text);
  await expect(page.locator(`[lang="${ownTag}"]`).filter({ has: notice })).toBeVisible();

  await test.step('the page and its translation name each other', async () => {
    const sitemap = await (await request.get(url('/sitemap.xml'))).text();
    for (const address of [path, translates]) {
      await page.goto(url(address));
      for (const [tag, href] of [
        [lang, baseURL + url(path)],
        [ownTag, baseURL + url(translates)],
      ] as const) {
        const link = page.locator(`link[rel="alternate"][hreflang="${tag}"]`);
        await expect(link).toHaveAttribute('href', href);
        expect(sitemap).toContain(`hreflang="${tag}" href="${href}"`);
      }
    }
  });
});

test('translators leave names, addresses and numbers alone', async ({ page }) => {
  const changeable = page.locator(':not([translate=no], [translate=no] *)');
  const { telephone, email, postalAddress } = school;
  await page.goto(url(translates));
  for (const name of [telephone, email, postalAddress.street])
    await expect(page.getByText(name).and(changeable).filter({ visible: true })).toHaveCount(0);
  // An inline block would end the sentence for them.
  await expect(page.locator('footer p .inline-block')).toHaveCount(0);
});

test('the header links to a page’s translation, or to the first page', async ({ page }) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  for (const from of ['/our-garden', translates]) {
    await page.goto(url(from));
    await expect(link('Español')).toHaveAttribute('lang', lang);
    await link('Español').click();
    await expect(page).toHaveURL(url(path));
  }
  await expect(page.locator('.menu-panel')).not.toContainText('Talk to Us');
  await link('English').click();
  await expect(page).toHaveURL(url(translates));
});

test('an Arabic page runs from right to left, and numbers keep their order', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(url(translates));
  await page.getByRole('link', { name: 'العربية', exact: true }).click();
  await expect(page.locator('html[dir="rtl"]')).toHaveAttribute('lang', 'ar');
  const left = async (place: Locator) => (await place.boundingBox())!.x;
  const logo = page.getByRole('banner').locator('img').first();
  expect(await left(logo)).toBeGreaterThan(await left(page.getByRole('link', { name: 'English' })));

  await test.step('telephone numbers and prices read from left to right, wherever they stand', async () => {
    for (const text of [school.telephone, '$18,750', 'AMI 3-6, M.Ed.']) {
      const places = page.getByText(text).filter({ visible: true });
      expect(await places.evaluateAll(ordersOf, text)).toEqual([text]);
    }
  });
});

/** A text in each order in which the elements show its characters, from left to right. */
function ordersOf(elements: Element[], text: string): string[] {
  const orders = elements.map((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; x: number }[] = [];
    while (walker.nextNode()) {
      [...(walker.currentNode as Text).data].forEach((letter, index) => {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + 1);
        letters.push({ letter, x: range.getBoundingClientRect().x });
      });
    }
    const start = String(element.textContent).indexOf(text);
    const found = letters.slice(start, start + text.length).toSorted((a, b) => a.x - b.x);
    return found.map(({ letter }) => letter).join('');
  });
  return [...new Set(orders)];
}

test('a frame shows another website’s page below a link to it', async ({ page }) => {
  await page.goto(url(path));
  await expect(page.frameLocator('iframe').getByText('This is a sample.')).toBeVisible();
  const frame = page.locator('iframe[title="Visitas"][height="300"]');
  await expect(frame).toHaveAttribute('srcdoc', /<html lang="es">.*<p>Visitas</);
  const link = page.getByRole('main').getByRole('link', { name: 'Visitas' });
  await expect(link).toHaveAttribute('href', String(await frame.getAttribute('src')));
});
