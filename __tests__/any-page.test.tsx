/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf } from '@/content/schema/pages';
import enrollment from '@/e2e/second-school/content/enrollment';
import pages from '@/e2e/second-school/content/pages';
import { mockGenerated } from './generated-pictures';

jest.mock('@/app/_site/generated', () => mockGenerated);

/** The pages that have a folder in `app/`, besides the home page. */
const designed = readdirSync('app').filter(
  (id) => existsSync(`app/${id}/page.tsx`) && id[0] !== '[',
);
/** Rows in any order: here the home page is the last. */
const all = pages.filter(({ lang, sameAs }) => !lang && !sameAs).reverse();
const rows = [...all];

beforeAll(async () => {
  const words: Record<string, unknown> = {};
  for (const name of readdirSync('e2e/second-school/content')) {
    const [module = ''] = /^[\w-]+(?=\.ts$)/.exec(name) ?? [];
    // It prints facts for the other modules, and no page reads it.
    if (!module || module === 'facts') continue;
    const file = `../e2e/second-school/content/${module}`;
    const { default: value } = (await import(file)) as { default: unknown };
    // The check names each link in the school's own words. Here all of them lead home.
    const json = JSON.stringify(value).replace(/(?<=\]\(|"href":")\/[^)"]*/g, '/');
    words[module] = module === 'pages' ? rows : JSON.parse(json);
    if (existsSync(`content/${name}`)) {
      jest.doMock(`../content/${module}`, () => ({ __esModule: true, default: words[module] }));
    }
  }
  jest.doMock('../app/_site/words-of', () => ({
    wordsOf: async (id: string) => words[fileOf(id)],
  }));
});

const cases: [string, string[]][] = designed.map((id) => [id, [id]]);

test.each([...cases, ['all of them', designed]])(
  'nothing leads to %s when gone',
  async (_, gone) => {
    rows.splice(0, rows.length, ...all.filter(({ id }) => !gone.includes(id)));
    const { pageMetadata } = await import('@/app/_site/page-metadata');
    for (const id of gone) expect(pageMetadata(id)).toEqual({});
    const paths = rows.map(({ path }) => path);
    // Next renders a page without a row, too. The finishing step deletes it.
    for (const id of ['home', ...designed]) {
      const file = id === 'home' ? '../app/page' : `../app/${id}/page`;
      const { default: Page } = (await import(file)) as { default: () => ReactNode };
      const html = renderToStaticMarkup(await Page());
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)[#"]/g)].map(([, path]) => path!);
      if (!gone.includes(id)) expect(paths).toEqual(expect.arrayContaining(links));
    }
  },
);

test('without settings the enrollment page leads to e-mail and telephone', async () => {
  const { default: Page } = await import('@/app/enrollment-inquiry/page');
  const html = renderToStaticMarkup(await Page());
  expect(html).toContain(enrollment.introWithoutForm[0]);
  expect(html).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(html).not.toContain('<iframe');
});
