import type { z } from 'zod';
import { schemaOf } from '@/content/schema/define';
import { isCustomPage } from '@/content/schema/pages';
import pages from '@/e2e/fixture/content/pages';
import { pageRenderer } from '@/scripts/check/page-renderer';
import { loadSchool, type School } from '@/scripts/school/load-school';

let school: School;
let fixture: Record<string, string>;
beforeAll(async () => {
  school = await loadSchool('e2e/fixture', {});
  fixture = await render({});
});

/** Renders the fixture with changed modules. Returns each page's HTML by its id. */
async function render(changes: Record<string, unknown>, rows = pages.rows) {
  const content = { ...school.content, ...changes, pages: { ...pages, rows } };
  const environment = { SITE_DAY: '2031-10-15' };
  const renderPage = pageRenderer({ ...school, content, environment });
  const entries = rows.map(async (row) => [row.id, await renderPage(row)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Every module after a change. */
function everyModule(change: (value: object) => object) {
  const entries = Object.entries(school.content);
  return Object.fromEntries(entries.map(([name, value]) => [name, change(Object(value))]));
}

/** Deletes every field that the schema doesn't require, but no page and no photo. */
function withoutOptionalFields(value: object): object {
  const schema = schemaOf(value) as z.ZodType<object>;
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
}

/** Lets each link in a module lead to the home page, so that only links of the code keep their addresses. */
const withLinksHome = (value: object) =>
  JSON.parse(JSON.stringify(value).replace(/(\]\(|href":")\/[^)"]*/gi, '$1/'));

const customPages = pages.rows
  .map(({ id }) => id)
  .filter((id) => isCustomPage(id) && id !== 'home');

test.each(['all', ...customPages])(
  'pages have no dead links, no “undefined” and no markup of links with these custom pages: %s',
  async (kept) => {
    const isKept = (id: string) => [id, 'all'].includes(kept) || !customPages.includes(id);
    const rows = pages.rows.filter(({ id }) => isKept(id));
    const change = kept === 'all' ? withoutOptionalFields : (value: object) => value;
    const modules = everyModule((value) => withLinksHome(change(value)));
    const rendered = await render(modules, rows);
    const htmlAt = (path?: string) => rendered[rows.find((row) => row.path === path)?.id ?? ''];
    for (const [id, html] of Object.entries(rendered)) {
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"#.]*)(?:#([^"]*))?"/g)];
      const deadLinks = links.filter(
        ([, path, anchor]) => !htmlAt(path)?.includes(anchor ? ` id="${anchor}"` : '<html'),
      );
      // The contact form's text is also in an attribute, with the markup of its links.
      const leaks = html
        .replace(/ data-props="[^"]*"/, '')
        .match(/undefined|\bNaN\b|\[object |\]\(|<a (?![^>]*href=)/g);
      expect({ id, deadLinks, leaks }).toEqual({ id, deadLinks: [], leaks: null });
    }
  },
);

test('every page shows an added section at the end of its content', async () => {
  const sections = [{ id: 'added', title: 'Added', blocks: ['Words.'] }];
  const modules = everyModule((value) => ('sections' in value ? { ...value, sections } : value));
  for (const html of Object.values(await render(modules)))
    expect(html).toMatch(/<section id="added".*>Added<.*>Words\.<.*<\/main>/s);
});

test('a school with one program shows no program number and asks for no age', async () => {
  const { programs } = school.content;
  const list = programs.list.slice(0, 1);
  const html = await render({ programs: { ...programs, list } });
  for (const page of [html.home, html.programs]) {
    expect(page).toContain(list[0]!.name);
    expect(page).not.toMatch(/>01<|type="radio"|role="status"/);
  }
});

test('every page marks its own link, can be prefetched and ends with what each page needs', () => {
  for (const { id, path } of pages.rows) {
    expect(fixture[id]).toMatch(new RegExp(`<header.* href="${path}"[^>]* aria-current="page"`));
    expect(fixture[id]).toMatch(
      /<footer.*1187½ Peña.* href="tel:.* href="mailto:.*"speculationrules"/s,
    );
    // IRS Rev. Proc. 2019-22 requires the policy to be noticeable on the home page.
    const type = id === 'home' ? 'text-[1rem]/[1.4]' : 'text-small';
    expect(fixture[id]).toContain(`${type}">The school admits`);
  }
});

test('a page in another language declares the languages of its parts', () => {
  expect(fixture.contacto).toContain('<html lang="es">');
  for (const part of ['header', 'section', 'footer'])
    expect(fixture.contacto).toContain(`<${part} lang="en-US"`);
  // Text in Arabic or Hebrew runs from right to left.
  expect(fixture.contacto).toContain('<main id="main" dir="auto">');
  // Its links in the header and the footer.
  expect(fixture.home!.match(/<a [^>]*lang="es" hrefLang="es"/g)).toHaveLength(2);
});

test('a site without photos has no pictures and no empty frames', async () => {
  const isPhoto = (value: unknown) => Object.keys(Object(value))[0] === 'photo';
  const withoutPhotos = (key: string, field: unknown) => {
    if (key === 'photo') return undefined;
    return Array.isArray(field) ? field.filter((block) => !isPhoto(block)) : field;
  };
  const html = await render(
    everyModule((value) => JSON.parse(JSON.stringify(value, withoutPhotos))),
  );
  for (const id of ['home', 'programs', 'welcome-letter', 'meet-the-founder', 'our-garden'])
    expect(/<main.*<\/aside>/s.exec(html[id]!)![0]).not.toMatch(/<picture|PHOTO/);
});

test('a placeholder shows what the photo will show', async () => {
  const photo = { placeholder: 'The coat hooks' };
  const html = await render({ home: { ...Object(school.content.home), photo } });
  expect(html.home).toMatch(/<figcaption[^>]*>The coat hooks <.*>PHOTO</);
});

test('dark mode shows the evening version of a photo and the dark version of a drawing', async () => {
  const evening = { 'the-long-table': { alt: 'A table', evening: 'porch' } };
  const { home } = await render({ photos: { ...school.content.photos, ...evening } });
  const dark = String.raw`<source media="\(prefers-color-scheme: dark\)" srcSet="/`;
  expect(home).toMatch(new RegExp(`${dark}photos/porch-`));
  expect(home).toMatch(
    new RegExp(`${dark}drawings/farm-schools-dark.svg"/><img src="/drawings/farm-schools.svg"`),
  );
  expect(home).not.toContain('logo-dark');
});

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('the home page describes the school to search engines', () => {
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(fixture.home!)!;
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

test('the contact page shows a blank phone number and email without links', async () => {
  const blank = { telephone: '[[Phone?]]', email: '[[Email?]]' };
  const { contact } = await render({ school: { ...school.content.school, ...blank } });
  expect(contact!.replace(/<main.*<\/main>/s, '')).not.toMatch(/href="(tel|mailto):/);
  expect(contact).toMatch(/<mark[^>]*>Phone\?<.*<mark[^>]*>Email\?</s);
  expect(contact).toContain('action="mailto:?subject=');
});

test('the inquiry page offers email and phone if there is no online form', () => {
  const inquiry = fixture['enrollment-inquiry'];
  expect(inquiry).toMatch(/Our form is being repaired.*href="mailto:.*href="tel:/);
  expect(inquiry).not.toContain('<iframe');
  expect(inquiry).toContain('#inquire" aria-current="step"');
});
