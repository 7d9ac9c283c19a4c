import type { Page } from '@playwright/test';
import { leaves } from '@/content/schema/leaves';
import { expect, test } from './fixtures';
import spanish from './second-school/content/es/site';
import { secondSchool } from './sites';

const { url, content } = secondSchool;
const translated = content.pages.filter(({ lang }) => lang);
const ownTag = 'en-US';

/** Texts in the school's own language that differ in Spanish. */
const own = new Set(
  leaves<string>(content, 'string')
    .filter(({ path: [module], words, lang }) =>
      words ? words.es !== words.en : module === 'site' && !lang,
    )
    .map(({ value }) => value),
);

/** Every text that a page shows or tells a screen reader, except those marked as another language. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const here = [...document.querySelectorAll('body *:not(script, style)')].filter(
      (element) => element.closest('[lang]')?.getAttribute('lang') === lang,
    );
    return here
      .flatMap((element) => [
        ...[...element.childNodes]
          .filter(({ nodeType }) => nodeType === 3)
          .map((it) => it.textContent),
        ...['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ])
      .flatMap((text) => text?.trim() || []);
  });
}

for (const { path, lang = '', translates = '' } of translated) {
  test(`${path} is in its own language for visitors and search engines`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto(url(path));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'es_US');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(data).toContain(`"inLanguage":"${lang}"`);
    expect((await textsOf(page)).filter((text) => own.has(text))).toEqual([]);

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
}

test('a link in the header leads to the translation of the page, or to the first page in that language', async ({
  page,
}) => {
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  for (const { path, translates = '' } of translated) {
    await page.goto(url(translates));
    await expect(link('Español')).toHaveAttribute('lang', 'es');
    await link('Español').click();
    await expect(page).toHaveURL(url(path));
    await link('English').click();
    await expect(page).toHaveURL(url(translates));
  }
  await page.goto(url('/our-garden'));
  await link('Español').click();
  await expect(page).toHaveURL(url('/es'));
  await expect(page.locator('#menu')).not.toContainText('Talk to Us');
});

test('Spanish pages write dates, hours, sums, ages and campuses as Spanish does', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(url('/es'));
  await expect(main).toContainText(/sábado, 25 de octubre de 2031, 9:00\sa\.\s?m\./);
  await expect(main).toContainText('18 meses a 3 años');
  await page.goto(url('/es/contacto'));
  await expect(main).toContainText(/Plantel de la plaza, en el pueblo.*\(505\) 555-0164/s);
  await page.goto(url('/colegiatura'));
  await expect(page.getByRole('row', { name: /5 mañanas/ }).first()).toContainText('$14,500');
  await expect(page.getByRole('columnheader', { name: 'Al año' })).toBeVisible();
  await page.getByLabel('Casa y kínder').check();
  await page.getByLabel('Jornadas largas').check();
  const answer = page.locator('.answer').filter({ visible: true });
  await expect(answer).toContainText('en 10 pagos de $2,050');
  await expect(main).toContainText('6 semanas, bebés que aún no caminan, los sábados');
});

test('an unknown address below /es leads to the Spanish home page, in Spanish', async ({
  request,
}) => {
  const answer = await request.get(url('/es/no-hay'));
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain(spanish.notFound.title);
  expect(html).toMatch(/http-equiv="refresh" content="0; url=[^"]*\/es"/);
});
