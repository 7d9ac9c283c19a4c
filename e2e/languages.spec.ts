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
  const inMenus = page.locator('#menu a[href^="/"]');
  for (const href of await inMenus.evaluateAll((links) =>
    links.map((it) => it.getAttribute('href')),
  )) {
    expect(href).toMatch(new RegExp(`^${secondSchool.base}/es(/|$)`));
  }
});

test('a page in another language can say how to reach each campus', async ({ page }) => {
  await page.goto(url('/es/contacto'));
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Plantel de la plaza, en el pueblo' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: '(505) 555-0164' })).toBeVisible();
  await expect(main).toContainText('Bajo los álamos');
});

test('Spanish pages write dates, hours, sums and ages as Spanish does', async ({ page }) => {
  await page.goto(url('/es'));
  await expect(page.getByRole('main')).toContainText(
    /sábado, 25 de octubre de 2031, 9:00\sa\.\s?m\./,
  );
  await expect(page.getByRole('main')).toContainText('18 meses a 3 años');
  await page.goto(url('/es/colegiatura'));
  await expect(page.getByRole('row', { name: /5 mañanas/ }).first()).toContainText('$14,500');
  await expect(page.getByRole('columnheader', { name: 'Al año' })).toBeVisible();
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

test('the contact form gives its messages in the language of its page', async ({ page }) => {
  await page.goto(url('/es/contacto'));
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByText('Díganos su nombre, por favor')).toBeVisible();
});
