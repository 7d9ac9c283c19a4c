import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/app/_layout/structured-data';
import school from '@/e2e/fixture/content/school';

/** What a page tells search engines about the school. */
function schoolOn(isHomePage: boolean): Record<string, unknown> {
  const html = renderToStaticMarkup(StructuredData({ isHomePage }));
  const data = JSON.parse(/>(.*)<\/script>/.exec(html)![1]!);
  return isHomePage ? data['@graph'][1] : data;
}

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('search engines get what they ask for, and the founding year from the home page alone', () => {
  expect(schoolOn(false)).toMatchObject({
    '@type': 'Preschool',
    name: school.name,
    description: school.description,
    telephone: '+15055550187;ext=12',
    address: { addressLocality: 'Cañon Verde' },
    sameAs: school.socialMedia.map(({ url }) => url),
  });
  expect(schoolOn(false)).not.toHaveProperty('foundingDate');
  expect(schoolOn(true)).toMatchObject({ name: school.name, foundingDate: '1974' });
});
