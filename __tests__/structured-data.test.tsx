import { render } from '@testing-library/react';
import { schoolType, StructuredData } from '@/app/_site/structured-data';
import { pages } from '@/content/pages';
import { school } from '@/content/school';

function graphOf(path: string) {
  const { container } = render(<StructuredData path={path} />);
  return JSON.parse(container.querySelector('script')!.innerHTML)['@graph'] as {
    '@type': string | string[];
    [property: string]: unknown;
  }[];
}

/** What Google asks for, by type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  Preschool: ['name', 'address', 'telephone', 'url'],
  School: ['name', 'address', 'telephone', 'url'],
  EducationEvent: ['name', 'startDate', 'location'],
  BreadcrumbList: ['itemListElement'],
};

test.each(pages.filter((page) => !page.sameAs).map(({ path }) => path))(
  '%s has the properties that search engines ask for',
  (path) => {
    for (const node of graphOf(path)) {
      const properties = [node['@type']].flat().map((type) => required[type]);
      expect(properties).not.toContain(undefined);
      for (const property of properties.flat()) expect(node[property!]).toBeTruthy();
    }
  },
);

test('every page but the home page tells the way to it', () => {
  const home = pages.find(({ path }) => path === '/');
  for (const { path, name } of pages.filter((page) => !page.sameAs && page.path !== '/')) {
    const crumbs = graphOf(path).find((node) => node['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: home?.name },
      { position: 2, name, item: expect.stringMatching(`${path}$`) },
    ]);
  }
});

test('the founding year stands where the page says it, and nowhere else', () => {
  expect(graphOf('/')[0]).toHaveProperty('foundingDate', String(school.founded));
  expect(graphOf('/tuition')[0]).not.toHaveProperty('foundingDate');
});

test.each([
  ['babies to kindergarten', { months: 3 }, { years: 6 }, 'Preschool'],
  ['toddlers to nine years', { months: 15 }, { years: 9 }, ['Preschool', 'School']],
  ['six to twelve years', { years: 6 }, { years: 12 }, 'School'],
])('a school for %s is called what it is', (_, from, to, type) => {
  expect(schoolType({ from, to })).toEqual(type);
});
