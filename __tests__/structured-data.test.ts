import { renderToStaticMarkup } from 'react-dom/server';
import { pageMetadata } from '@/app/_layout/page-metadata';
import { schoolType, StructuredData } from '@/app/_layout/structured-data';
import school from '@/e2e/fixture/content/school';

/** What a page tells search engines. */
function dataOf(isHomePage: boolean): Record<string, unknown> {
  const html = renderToStaticMarkup(StructuredData({ isHomePage }));
  const data = JSON.parse(/>(.*)<\/script>/.exec(html)![1]!);
  return isHomePage ? data['@graph'][1] : data;
}

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test.each([true, false])('search engines get what they ask for (home page: %s)', (isHomePage) => {
  const data = dataOf(isHomePage);
  expect(data).toMatchObject({
    name: school.name,
    url: expect.any(String),
    logo: expect.any(String),
    image: expect.any(String),
    description: school.description,
    telephone: '+15055550187;ext=12',
    address: { addressLocality: 'Cañon Verde', addressCountry: 'US' },
    sameAs: school.socialMedia.map(({ url }) => url),
  });
});

test.each([
  ['babies to kindergarten', { months: 3 }, { years: 6 }, 'Preschool'],
  ['one to nine years', { months: 15 }, { years: 9 }, ['Preschool', 'School']],
  ['six to twelve years', { years: 6 }, { years: 12 }, 'School'],
])('a school for %s has the right schema.org types', (_, from, to, types) => {
  expect(schoolType({ from, to })).toEqual(types);
});

test.each([
  ['it is the page’s first', 'welcome-letter', 'porch'],
  ['the page has none, as the home page’s', 'tuition', 'the-long-table'],
])('a link preview shows a photo because %s', async (_, id, photo) => {
  const { openGraph } = await pageMetadata(id);
  const url = expect.stringContaining(`/photos/${photo}-preview`);
  expect(openGraph?.images).toEqual([expect.objectContaining({ url, alt: expect.any(String) })]);
});
