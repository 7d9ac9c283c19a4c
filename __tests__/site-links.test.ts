import { siteLinks } from '@/app/_lib/site-links';
import type { Page } from '@/content/schema/pages';

/** A row of `content/pages.ts` with what the links need. */
const row = (path: string, menu?: string | false) => ({ path, name: path, menu }) as Page;
const rows = [
  row('/'),
  row('/letter', 'Welcome'),
  row('/tuition', 'Joining'),
  row('/founder', 'Welcome'),
  row('/accessibility', false),
  row('/contact'),
];
const portal = { name: 'portal', href: 'https://portal.example', menu: 'Joining' };
const links = siteLinks({ rows, links: [portal] }, '/founder');

/** The names of links, with those of a menu behind its name. */
const namesOf = (entries: typeof links.footer) =>
  entries.map((entry) =>
    'links' in entry ? [entry.name, ...entry.links.map(({ name }) => name)] : entry.name,
  );

test('a menu has the place of its first link, and other websites can be in it', () => {
  expect(namesOf(links.menus)).toEqual([
    ['Welcome', '/letter', '/founder'],
    ['Joining', '/tuition', 'portal'],
    '/contact',
  ]);
});

test('the footer also has the home page and the pages outside the menus', () => {
  expect(namesOf(links.footer)).toEqual([
    '/',
    ...namesOf(links.menus).slice(0, 2),
    '/accessibility',
    '/contact',
  ]);
  expect(links.home.href).toBe('/');
  expect(namesOf(links.others)).toEqual(['/accessibility']);
});

test('a menu with one link becomes that link', () => {
  expect(namesOf(siteLinks({ rows: rows.slice(0, 3), links: [] }).menus)).toEqual([
    '/letter',
    '/tuition',
  ]);
});

test('only the page itself is marked as current', () => {
  const current = links.footer.flatMap((entry) => ('links' in entry ? entry.links : entry));
  expect(current.filter((link) => link.current).map(({ href }) => href)).toEqual(['/founder']);
});
