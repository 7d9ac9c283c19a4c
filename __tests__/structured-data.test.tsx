import { render } from '@testing-library/react';
import { StructuredData } from '@/app/_site/structured-data';
import { answers } from '@/app/_site/schedules';
import { pages } from '@/content/pages';
import { school } from '@/content/school';

function graphOf(path: string) {
  const { container } = render(<StructuredData path={path} />);
  return JSON.parse(container.querySelector('script')!.innerHTML)['@graph'] as {
    '@type': string;
    [property: string]: unknown;
  }[];
}

/** What Google asks for, by type: https://developers.google.com/search/docs/appearance/structured-data */
const required: Record<string, string[]> = {
  Preschool: ['name', 'address', 'telephone', 'url'],
  BreadcrumbList: ['itemListElement'],
};

test.each(pages.filter((page) => !page.sameAs).map(({ path }) => path))(
  '%s has the properties that search engines ask for',
  (path) => {
    for (const node of graphOf(path)) {
      const properties = required[node['@type']];
      expect(properties).toBeDefined();
      for (const property of properties!) expect(node[property]).toBeTruthy();
    }
  },
);

test('every page but the home page tells the way to it', () => {
  for (const { path, name } of pages.filter((page) => !page.sameAs && page.path !== '/')) {
    const crumbs = graphOf(path).find((node) => node['@type'] === 'BreadcrumbList');
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1, name: 'Home' },
      { position: 2, name, item: expect.stringMatching(`${path}$`) },
    ]);
  }
});

test('the founding year stands where the page says it, and nowhere else', () => {
  expect(graphOf('/')[0]).toHaveProperty('foundingDate', String(school.founded));
  expect(graphOf('/tuition')[0]).not.toHaveProperty('foundingDate');
});

test('the sum due on acceptance is the deposit of $600 and the first month', () => {
  expect(answers).toHaveLength(12);
  for (const { price, dueOnAcceptance } of answers) {
    expect(Number(dueOnAcceptance.slice(1))).toBe(600 + Number(price.slice(1)));
  }
});
