import './second-school-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { eventData, schoolType, StructuredData } from '@/app/_layout/structured-data';
import pages from '@/e2e/second-school/content/pages';
import type { Page } from '@/content/schema/pages';
import school from '@/e2e/second-school/content/school';

const own = pages.filter((page) => !page.sameAs);
const home = own.find(({ path }) => path === '/')!;

type Node = { '@type': string | string[]; [property: string]: unknown };

function graphOf(page: Page) {
  const [, json = ''] =
    />(.*)<\/script>/.exec(renderToStaticMarkup(StructuredData({ page }))) ?? [];
  return (JSON.parse(json) as { '@graph': Node[] })['@graph'];
}

/** The properties that Google asks for, by type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  Preschool: ['name', 'address', 'telephone', 'url'],
  School: ['name', 'address', 'telephone', 'url'],
  EducationEvent: ['name', 'startDate', 'location'],
  BreadcrumbList: ['itemListElement'],
};

test.each(own)('$path has the properties that search engines ask for', (page) => {
  for (const node of graphOf(page)) {
    const properties = [node['@type']].flat().map((type) => required[type]);
    expect(properties).not.toContain(undefined);
    for (const property of properties.flat()) expect(node[property!]).toBeTruthy();
  }
});

test('every page but the home page has breadcrumbs', () => {
  for (const page of own.filter(({ path, lang }) => path !== '/' && !lang)) {
    const crumbs = graphOf(page).find((node) => node['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: home.name },
      { position: 2, name: page.name, item: expect.stringMatching(`${page.path}$`) },
    ]);
  }
});

test('search engines get the school’s social media and each campus', () => {
  const [shown] = graphOf(home);
  expect(shown?.sameAs).toEqual(school.socialMedia.map(({ url }) => url));
  expect(shown?.department).toMatchObject([
    { name: expect.stringMatching(/Casa, Orchard campus$/), telephone: school.telephone },
    { telephone: '(505) 555-0164', address: { addressLocality: 'Bernalillo' } },
  ]);
});

test('search engines get the hours and the place of an event', () => {
  const dataOf = (fields: object) => eventData({ date: '2031-12-05', name: 'Supper', ...fields });
  expect(dataOf({ from: '17:30', until: '19:00', campus: 'plaza' })).toMatchObject({
    ...{ startDate: '2031-12-05T17:30', endDate: '2031-12-05T19:00' },
    location: { name: 'Plaza campus, in town', address: { streetAddress: '24 Calle Real' } },
  });
  const elsewhere = dataOf({ from: '17:30', place: 'Library' });
  expect(elsewhere).toMatchObject({ location: { name: 'Library', address: 'Library' } });
  expect(elsewhere).not.toHaveProperty('endDate');
});

test.each([
  ['babies to kindergarten', { months: 3 }, { years: 6 }, ['Preschool']],
  ['one to nine years', { months: 15 }, { years: 9 }, ['Preschool', 'https://schema.org/School']],
  ['six to twelve years', { years: 6 }, { years: 12 }, ['School']],
])('a school for %s has the right schema.org types', (_, from, to, types) => {
  expect(Object.values(schoolType({ from, to }))).toEqual(types);
});
