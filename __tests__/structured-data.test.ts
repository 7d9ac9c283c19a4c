import './second-school-words';
import { renderToStaticMarkup } from 'react-dom/server';
import { schoolType, StructuredData } from '@/app/_layout/structured-data';
import school from '@/e2e/second-school/content/school';

/** What a page tells search engines. */
function dataOf(isHomePage: boolean): Record<string, unknown> {
  const html = renderToStaticMarkup(StructuredData({ isHomePage }));
  return JSON.parse(/>(.*)<\/script>/.exec(html)![1]!);
}

test.each([true, false])(
  'the school has what search engines ask for (home page: %s)',
  (isHomePage) => {
    const data = dataOf(isHomePage);
    // https://developers.google.com/search/docs/appearance/structured-data/local-business
    for (const property of ['name', 'address', 'telephone', 'url']) {
      expect(data[property]).toBeTruthy();
    }
    expect('description' in data).toBe(isHomePage);
  },
);

test('search engines get the school’s social media and each campus', () => {
  const shown = dataOf(true);
  expect(shown.sameAs).toEqual(school.socialMedia.map(({ url }) => url));
  expect(shown.department).toMatchObject([
    { name: expect.stringMatching(/Casa, Orchard campus$/), telephone: school.telephone },
    { telephone: '(505) 555-0164', address: { addressLocality: 'Bernalillo' } },
  ]);
});

test.each([
  ['babies to kindergarten', { months: 3 }, { years: 6 }, ['Preschool']],
  ['one to nine years', { months: 15 }, { years: 9 }, ['Preschool', 'https://schema.org/School']],
  ['six to twelve years', { years: 6 }, { years: 12 }, ['School']],
])('a school for %s has the right schema.org types', (_, from, to, types) => {
  expect(Object.values(schoolType({ from, to }))).toEqual(types);
});
