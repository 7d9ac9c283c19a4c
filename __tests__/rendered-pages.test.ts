import { readdirSync } from 'node:fs';
import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import enrollment from '@/e2e/fixture/content/enrollment-inquiry';
import pages from '@/e2e/fixture/content/pages';
import programs from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';
import { loadSchool } from '@/scripts/school/load-school';
import { hasFolder, pageRenderer } from '@/scripts/check/page-renderer';

const customPages = readdirSync('app').filter((name) => name[0] !== '[' && hasFolder(name));

type Change = (value: unknown, schema: z.ZodType) => unknown;
const unchanged: Change = (value) => value;

let content: Record<string, unknown>;
let unchangedPages: { id: string; html: string }[];
beforeAll(async () => {
  ({ content } = await loadSchool('e2e/fixture', {}));
  unchangedPages = await renderFixture();
});

/** Makes each link in a module's JSON lead to the home page, so that only links written by the code keep their addresses. */
const linkHome = (json: string) => json.replace(/(\]\(|"href":")\/[^)"]*/g, '$1/');

/** Renders pages of the fixture after a change to each of its modules. */
async function renderFixture(change = unchanged, rows = pages.rows) {
  const changed = Object.entries(content).map(([name, value]) => {
    const isKept = ['photos', 'colors', 'pages'].includes(name);
    const json = JSON.stringify(isKept ? value : change(value, schemaOf(value)!));
    return [name, JSON.parse(linkHome(json))];
  });
  const render = pageRenderer({
    root: 'e2e/fixture',
    content: { ...Object.fromEntries(changed), pages: { ...pages, rows } },
    photos: {},
    environment: { SITE_DAY: '2031-10-15' },
  });
  return Promise.all(rows.map(async (row) => ({ id: row.id, html: await render(row) })));
}

/** Deletes every field that the schema doesn't require. */
const withoutOptionalFields: Change = (value, schema) => {
  const all = structuredClone(value);
  const removeFrom = (group: Record<string, unknown>) => {
    for (const [key, field] of Object.entries(group)) {
      if (!Array.isArray(group)) {
        delete group[key];
        if (schema.safeParse(all).success) continue;
        group[key] = field;
      }
      if (typeof field === 'object') removeFrom(Object(field));
    }
  };
  removeFrom(Object(all));
  return schema.parse(all);
};

test.each([
  { site: 'without optional fields', rows: pages.rows, change: withoutOptionalFields },
  ...customPages.map((id) => ({
    site: `whose only custom page is ${id}`,
    rows: pages.rows.filter((row) => row.id === id || !customPages.includes(row.id)),
    change: unchanged,
  })),
])('pages have no dead links and no “undefined” on a site $site', async ({ rows, change }) => {
  const rendered = await renderFixture(change, rows);
  const htmlAt = (path: string) => rendered[rows.findIndex((row) => row.path === path)]?.html ?? '';
  for (const { id, html } of rendered) {
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)(?:#([^"]*))?"/g)];
    const deadLinks = links.flatMap(([, path = '', anchor]) =>
      htmlAt(path).includes(anchor ? ` id="${anchor}"` : '<html') ? [] : path,
    );
    expect({ id, deadLinks }).toEqual({ id, deadLinks: [] });
    expect(html).not.toMatch(/<a (?![^>]*href=)/);
    const leak = /undefined|\bNaN\b|\[object /.exec(html)?.[0];
    expect({ id, leak }).toEqual({ id, leak: undefined });
  }
});

test('every page shows an added section above its next step', async () => {
  const sections = [{ id: 'added', title: 'Added', blocks: ['Words.'] }];
  const rendered = await renderFixture((value) =>
    Object.hasOwn(Object(value), 'sections') ? { ...Object(value), sections } : value,
  );
  for (const { html } of rendered)
    expect(html).toMatch(/<section id="added".*>Added<.*>Words\.<.*<\/main><aside/s);
});

test('a school with one program shows no program number and asks for no age', async () => {
  const rendered = await renderFixture((value, schema) => {
    const isPrograms = schema === schemaOf(programs);
    return isPrograms ? { ...programs, list: programs.list.slice(0, 1) } : value;
  });
  const shown = rendered.filter(({ id }) => ['home', 'programs'].includes(id));
  expect(shown).toHaveLength(2);
  for (const { html } of shown) {
    expect(html).toContain(programs.list[0]!.name);
    expect(html).not.toMatch(/>01<|type="radio"|role="status"/);
  }
});

const htmlOf = (id: string) => unchangedPages.find((page) => page.id === id)!.html;

test('every page has the nondiscrimination policy, and the home page shows it larger', () => {
  // IRS Rev. Proc. 2019-22 requires it to be noticeable on the home page.
  for (const { id, html } of unchangedPages) {
    const type = id === 'home' ? 'text-[1rem]/[1.4]' : 'text-small';
    expect(html).toContain(`${type}">The school admits`);
  }
});

test('only pages in another language keep no-break spaces', async () => {
  const spaced: Change = (value, schema) =>
    schema.meta()?.keepsNoBreakSpaces ? { ...Object(value), title: '8\u00a0h\u00a045' } : value;
  const rendered = await renderFixture(spaced);
  const titleOf = (id: string) =>
    /<h1[^>]*>(.*?)<\/h1>/.exec(rendered.find((page) => page.id === id)!.html)?.[1];
  expect(titleOf('our-garden')).toBe('8 h 45');
  expect(titleOf('contacto')).toBe('8\u00a0h\u00a045');
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('the home page describes the school to search engines', () => {
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(htmlOf('home'))!;
  const url = 'https://www.school.example';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'School',
    name: school.name,
    image: `${url}/link-preview.jpg`,
    url: `${url}/`,
    telephone: '+15055550187;ext=12',
    foundingDate: '1974',
    address: { addressLocality: 'Cañon Verde', addressRegion: 'NM', addressCountry: 'US' },
    logo: `${url}/drawings/logo.png`,
    sameAs: school.socialMedia.map((account) => account.url),
  });
});

test('the inquiry page offers email and phone if there is no online form', () => {
  const inquiry = htmlOf('enrollment-inquiry');
  expect(inquiry).toContain(enrollment.introWithoutForm);
  expect(inquiry).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(inquiry).not.toContain('<iframe');
});
