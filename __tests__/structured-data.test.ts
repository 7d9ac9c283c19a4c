import { renderToStaticMarkup } from 'react-dom/server';
import { StructuredData } from '@/app/_layout/structured-data';
import school from '@/e2e/fixture/content/school';

// https://developers.google.com/search/docs/appearance/structured-data/local-business
test('search engines get what they ask for about the school', () => {
  const [, json = ''] = />(.*)<\/script>/.exec(renderToStaticMarkup(StructuredData()))!;
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Preschool',
    name: school.name,
    description: school.description,
    telephone: '+15055550187;ext=12',
    address: { addressLocality: 'Cañon Verde' },
    sameAs: school.socialMedia.map(({ url }) => url),
  });
});
