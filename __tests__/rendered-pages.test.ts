import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import { isCustomPage } from '@/content/schema/pages';
import enrollment from '@/e2e/fixture/content/enrollment-inquiry';
import pages from '@/e2e/fixture/content/pages';
import { pageRenderer } from '@/scripts/check/page-renderer';
import { renderPages } from '@/scripts/check/rendered-pages';
import { loadSchool, type School } from '@/scripts/school/load-school';

const customPages = pages.rows
  .map(({ id }) => id)
  .filter((id) => isCustomPage(id) && id !== 'home');

type Change = (value: unknown, schema: z.ZodType) => unknown;
const unchanged: Change = (value) => value;

let school: School;
let unchangedPages: { id: string; html: string }[];
beforeAll(async () => {
  school = await loadSchool('e2e/fixture', {});
  unchangedPages = await renderFixture();
});

/** Makes each link in a module's JSON lead to the home page, so that only links written by the code keep their addresses. */
const linkHome = (json: string) => json.replace(/(\]\(|href":")\/[^)"]*/gi, '$1/');

/** Renders pages of the fixture after a change to each of its modules. */
async function renderFixture(change = unchanged, rows = pages.rows) {
  const changed = Object.entries(school.content).map(([name, value]) => {
    const json = JSON.stringify(change(value, schemaOf(value)!));
    return [name, JSON.parse(linkHome(json))];
  });
  const render = pageRenderer({
    root: 'e2e/fixture',
    content: { ...Object.fromEntries(changed), pages: { ...pages, rows } },
    photos: school.photos,
    environment: { SITE_DAY: '2031-10-15' },
  });
  return Promise.all(rows.map(async (row) => ({ id: row.id, html: await render(row) })));
}

const htmlOf = (id: string, rendered = unchangedPages) =>
  rendered.find((page) => page.id === id)!.html;

/** Deletes every field that the schema doesn't require, but no page and no photo. */
const withoutOptionalFields: Change = (value, schema) => {
  if (value === school.content.pages || value === school.content.photos) return value;
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
])(
  'pages have no dead links, no “undefined” and no markup of links on a site $site',
  async ({ rows, change }) => {
    const rendered = await renderFixture(change, rows);
    const htmlAt = (path: string) =>
      rendered[rows.findIndex((row) => row.path === path)]?.html ?? '';
    for (const { id, html } of rendered) {
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)(?:#([^"]*))?"/g)];
      const deadLinks = links.flatMap(([, path = '', anchor]) =>
        htmlAt(path).includes(anchor ? ` id="${anchor}"` : '<html') ? [] : path,
      );
      expect({ id, deadLinks }).toEqual({ id, deadLinks: [] });
      expect(html).not.toMatch(/<a (?![^>]*href=)/);
      // The contact form's text is also in an attribute, with the markup of its links.
      const leak = /undefined|\bNaN\b|\[object |\]\(/.exec(
        html.replace(/ data-props="[^"]*"/, ''),
      )?.[0];
      expect({ id, leak }).toEqual({ id, leak: undefined });
    }
  },
);

test('every page shows an added section at the end of its content', async () => {
  const sections = [{ id: 'added', title: 'Added', blocks: ['Words.'] }];
  const rendered = await renderFixture((value) =>
    Object.hasOwn(Object(value), 'sections') ? { ...Object(value), sections } : value,
  );
  for (const { html } of rendered)
    expect(html).toMatch(/<section id="added".*>Added<.*>Words\.<.*<\/main>/s);
});

test('a school with one program shows no program number and asks for no age', async () => {
  const { programs } = school.content;
  const oneProgram = { ...programs, list: programs.list.slice(0, 1) };
  const rendered = await renderFixture((value) => (value === programs ? oneProgram : value));
  for (const id of ['home', 'programs']) {
    const html = htmlOf(id, rendered);
    expect(html).toContain(programs.list[0]!.name);
    expect(html).not.toMatch(/>01<|type="radio"|role="status"/);
  }
});

test('every page marks its own link, can be prefetched and has the school’s addresses below', () => {
  for (const { id, path } of pages.rows) {
    const html = htmlOf(id);
    expect(html).toMatch(new RegExp(`<header.* href="${path}"[^>]* aria-current="page"`));
    expect(html).toMatch(/<footer.*1187½ Peña.* href="tel:.* href="mailto:.*"speculationrules"/s);
  }
});

test('every page has the nondiscrimination policy, and the home page shows it larger', () => {
  // IRS Rev. Proc. 2019-22 requires it to be noticeable on the home page.
  for (const { id, html } of unchangedPages) {
    const type = id === 'home' ? 'text-[1rem]/[1.4]' : 'text-small';
    expect(html).toContain(`${type}">The school admits`);
  }
});

test('a page in another language declares the languages of its parts', () => {
  const html = htmlOf('contacto');
  expect(html).toMatch(/<html lang="es">/);
  for (const part of ['header', 'section', 'footer'])
    expect(html).toContain(`<${part} lang="en-US"`);
  // Text in Arabic or Hebrew runs from right to left.
  expect(html).toContain('<main id="main" dir="auto">');
  // Its links in the header and the footer.
  expect(htmlOf('home').match(/<a [^>]*lang="es" hrefLang="es"/g)).toHaveLength(2);
});

test('a site without photos has no pictures and no empty frames', async () => {
  const isPhoto = (value: unknown) => Object.keys(Object(value))[0] === 'photo';
  const rendered = await renderFixture((value) =>
    JSON.parse(
      JSON.stringify(value, (key, field) => {
        if (key === 'photo') return undefined;
        return Array.isArray(field) ? field.filter((block) => !isPhoto(block)) : field;
      }),
    ),
  );
  for (const id of ['home', 'programs', 'welcome-letter', 'meet-the-founder', 'our-garden'])
    expect(/<main.*<\/aside>/s.exec(htmlOf(id, rendered))![0]).not.toMatch(/<picture|PHOTO/);
});

test('a placeholder shows what the photo will show', async () => {
  const { home } = school.content;
  const placeholder = { ...Object(home), photo: { placeholder: 'The coat hooks' } };
  const rendered = await renderFixture((value) => (value === home ? placeholder : value));
  expect(htmlOf('home', rendered)).toMatch(/<figcaption[^>]*>The coat hooks <.*>PHOTO</);
});

test('a photo shows its evening version in dark mode', async () => {
  const { photos } = school.content;
  const withEvening = { ...photos, 'the-long-table': { alt: 'A table', evening: 'porch' } };
  const rendered = await renderFixture((value) => (value === photos ? withEvening : value));
  expect(htmlOf('home', rendered)).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcSet="\/photos\/porch-/,
  );
});

test('dark mode shows the dark version of a drawing', () => {
  const [logo, , badge] = htmlOf('home').matchAll(
    /<picture>(?:(?!<picture).)*drawings.*?<\/picture>/g,
  );
  expect(logo![0]).not.toContain('<source');
  expect(badge![0]).toMatch(
    /<source media="\(prefers-color-scheme: dark\)" srcSet="\/drawings\/farm-schools-dark\.svg"\/><img src="\/drawings\/farm-schools\.svg"/,
  );
});

test('a page that can’t be rendered gets a message', async () => {
  const [home] = pages.rows;
  const content = { ...school.content, home: {}, pages: { rows: [home!], links: [] } };
  const { diagnostics } = await renderPages({ ...school, content });
  const message = expect.stringMatching(/^\/ .* be rendered: .+\. Undo/);
  expect(diagnostics).toEqual([{ file: 'content/home.ts', message }]);
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('the home page describes the school to search engines', () => {
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(htmlOf('home'))!;
  const url = 'https://www.school.example';
  const { name, socialMedia } = school.content.school;
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'School',
    name,
    image: `${url}/link-preview.jpg`,
    url: `${url}/`,
    telephone: '+15055550187;ext=12',
    foundingDate: '1974',
    address: { addressLocality: 'Cañon Verde', addressRegion: 'NM', addressCountry: 'US' },
    logo: `${url}/drawings/logo.png`,
    sameAs: socialMedia.map((account) => account.url),
  });
});

test('a blank phone number or email makes no link', async () => {
  const blank = { telephone: '[[Phone?]]', email: '[[Email?]]' };
  const { school: facts } = school.content;
  const rendered = await renderFixture((value) =>
    value === facts ? { ...facts, ...blank } : value,
  );
  for (const { html } of rendered) {
    const own = html.replace(/<main.*<\/main>/s, '');
    expect(own).not.toMatch(/href="(tel|mailto):/);
  }
  const contact = htmlOf('contact', rendered);
  expect(contact).toMatch(/<mark[^>]*>Phone\?<.*<mark[^>]*>Email\?</s);
  expect(contact).toContain('action="mailto:?subject=');
});

test('the inquiry page offers email and phone if there is no online form', () => {
  const inquiry = htmlOf('enrollment-inquiry');
  expect(inquiry).toContain(enrollment.introWithoutForm);
  expect(inquiry).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(inquiry).not.toContain('<iframe');
});
