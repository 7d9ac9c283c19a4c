import { existsSync, readdirSync } from 'node:fs';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import enrollment from '@/e2e/fixture/content/enrollment-inquiry';
import pages from '@/e2e/fixture/content/pages';

/** The pages that have a folder in `app/`. */
const designed = readdirSync('app').filter(
  (id) => existsSync(`app/${id}/page.tsx`) && id[0] !== '[',
);
const modules = readdirSync('e2e/fixture/content')
  .filter((file) => file.endsWith('.ts') && !['facts.ts', 'pages.ts'].includes(file))
  .map((file) => file.replace('.ts', ''))
  .map((name) => ({ name, words: jest.requireActual(`@/content/${name}`).default }));

type Change = (words: unknown, schema: z.ZodType) => unknown;

/** Replaces the modules of the fixture, and lets all links in its words lead home. */
function setContent(rows: typeof pages.rows, change: Change) {
  for (const { name, words } of modules) {
    const isKept = ['photos', 'colors'].includes(name);
    const json = JSON.stringify(isKept ? words : change(words, schemaOf(words)!));
    // Only the links of the code remain.
    const linked = JSON.parse(json.replace(/(?<=\]\(|"href":")\/[^)"]*/g, '/'));
    jest.doMock(`@/content/${name}`, () => ({ __esModule: true, default: linked }));
  }
  const shown = { ...pages, rows };
  jest.doMock('@/content/pages', () => ({ __esModule: true, default: shown }));
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

test.each([
  { name: 'without the rows of other designed pages', gone: designed, change: unchanged },
  { name: 'with only the required fields', gone: [], change: required },
])('every page is complete and every link works $name', async ({ gone, change }) => {
  const rows = pages.rows.filter(({ id }) => !gone.includes(id));
  setContent(rows, change);
  const paths = rows.map(({ path }) => path);
  for (const id of ['home', ...designed]) {
    const html = await rendered(id);
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)[#"]/g)].map(([, path]) => path);
    expect({ id, deadLinks: links.filter((path) => !paths.includes(path!)) }).toEqual({
      id,
      deadLinks: [],
    });
    expect(html).not.toMatch(/<a (?![^>]*href=)/);
    expect({ id, headings: html.match(/<h1\b/g)?.length }).toEqual({ id, headings: 1 });
    const leak = /undefined|\bNaN\b|\[object /.exec(html)?.[0];
    expect({ id, leak }).toEqual({ id, leak: undefined });
  }
});

test('every page in app/ has a row, without which it would vanish from the site', () => {
  const ids = pages.rows.map(({ id }) => id);
  expect(designed.filter((id) => !ids.includes(id))).toEqual([]);
});

test('every designed page shows added sections of blocks before the next step', async () => {
  const sections = [{ id: 'added', title: 'Added', blocks: ['Words.'] }];
  setContent(pages.rows, (words) =>
    Object.hasOwn(Object(words), 'sections') ? { ...Object(words), sections } : words,
  );
  for (const id of ['home', ...designed]) {
    const html = await rendered(id);
    expect(html).toMatch(/<section id="added".*>Added<.*>Words\.<.*<\/main><aside/s);
  }
});

// IRS Rev. Proc. 2019-22
test('only the home page shows the nondiscrimination statement in larger type', async () => {
  setContent(pages.rows, unchanged);
  expect(await rendered('home')).toMatch(/text-\[1\.0625rem\]\/\[1\.5\]">The school admits/);
  for (const id of designed) expect(await rendered(id)).toMatch(/text-small">The school admits/);
});

test('without settings, the enrollment page offers e-mail and telephone', async () => {
  setContent(pages.rows, unchanged);
  const html = await rendered('enrollment-inquiry');
  expect(html).toContain(enrollment.introWithoutForm[0]);
  expect(html).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(html).not.toContain('<iframe');
});
