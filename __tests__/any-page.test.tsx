import { existsSync, readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import enrollment from '@/e2e/fixture/content/enrollment-inquiry';
import site from '@/e2e/fixture/content/pages';

/** The pages besides the home page that have a folder in `app/`. */
const designed = readdirSync('app').filter(
  (id) => existsSync(`app/${id}/page.tsx`) && id[0] !== '[',
);
const modules = readdirSync('e2e/fixture/content')
  .flatMap((file) => /^(?!facts)[\w-]+(?=\.ts$)/.exec(file) ?? [])
  .map((name) => ({ name, words: jest.requireActual(`@/content/${name}`).default }));
/** The rows in reverse, with the home page last, because a school may put them in any order. */
const rowsWithout = (gone: string[]) =>
  site.pages.filter(({ id, lang }) => !gone.includes(id) && !lang).reverse();

type Change = (words: unknown, schema: z.ZodType) => unknown;

function setContent(rows: typeof site.pages, change: Change) {
  const content = new Map<string, unknown>();
  for (const { name, words } of modules) {
    const isKept = ['pages', 'photos', 'colors'].includes(name);
    // The check, not this test, finds dead links in a school's words. Here all links lead home.
    const json = JSON.stringify(isKept ? words : change(words, schemaOf(words)!));
    const linked = JSON.parse(json.replace(/(?<=\]\(|"href":")\/[^)"]*/g, '/'));
    content.set(name, name === 'pages' ? { ...site, pages: rows } : linked);
    const mocked = { __esModule: true, default: content.get(name) };
    jest.doMock(`@/content/${name}`, () => mocked);
  }
  const wordsOf = async (_: unknown, id: string) => content.get(id);
  jest.doMock('../app/_lib/words-of', () => ({ wordsOf }));
  jest.resetModules();
}

const unchanged: Change = (words) => words;

/** Leaves out every field that the schema does not miss. */
const required: Change = (words, schema) => {
  const all = structuredClone(words);
  const leaveOut = (group: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(group)) {
      if (!Array.isArray(group)) {
        delete group[key];
        if (schema.safeParse(all).success) continue;
        group[key] = value;
      }
      if (typeof value === 'object') leaveOut(Object(value));
    }
  };
  leaveOut(Object(all));
  return schema.parse(all);
};

async function rendered(id: string): Promise<string> {
  const file = id === 'home' ? '../app/page' : `../app/${id}/page`;
  const { default: Page } = (await import(file)) as { default: () => ReactNode };
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(await Page());
}

test.each<[string, string[], Change]>([
  ...designed.map((id): [string, string[], Change] => [`without ${id}`, [id], unchanged]),
  ['without all designed pages', designed, unchanged],
  ['with only the required fields', [], required],
])('every page is complete and every link works %s', async (_, gone, change) => {
  const rows = rowsWithout(gone);
  setContent(rows, change);
  const { pageMetadata } = await import('@/app/_layout/page-metadata');
  for (const id of gone) expect(await pageMetadata(id)).toEqual({});
  const paths = rows.map(({ path }) => path);
  // Next also renders a page that has no row, but the postbuild step deletes it.
  for (const id of ['home', ...designed].filter((id) => !gone.includes(id))) {
    const html = await rendered(id);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)[#"]/g)].map(([, path]) => path!);
    expect(paths).toEqual(expect.arrayContaining(links));
    expect(html).not.toMatch(/<a (?![^>]*href=)/);
    expect([id, html.match(/<h1\b/g)?.length]).toEqual([id, 1]);
    expect([id, /undefined|\bNaN\b|\[object /.exec(html)?.[0]]).toEqual([id, undefined]);
  }
});

test('every designed page shows added sections of blocks before the next step', async () => {
  const blocks = ['Words.', { gallery: [{ photo: 'porch' }] }];
  const sections = [{ id: 'added', title: 'Added', blocks }];
  setContent(rowsWithout([]), (words) =>
    Object.hasOwn(Object(words), 'sections') ? { ...Object(words), sections } : words,
  );
  for (const id of ['home', ...designed]) {
    const html = await rendered(id);
    expect(html).toMatch(/<section id="added".*>Added<.*>Words\.<.*<\/main><aside/s);
    // Only the home page shows the nondiscrimination statement in body size, so that people notice it.
    expect([id, /text-small">The school admits/.test(html)]).toEqual([id, id !== 'home']);
  }
});

test('without settings, the enrollment page offers e-mail and telephone', async () => {
  setContent(rowsWithout([]), unchanged);
  const html = await rendered('enrollment-inquiry');
  expect(html).toContain(enrollment.introWithoutForm[0]);
  expect(html).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(html).not.toContain('<iframe');
});
