import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, pageUrl, content } = secondSchool;
const own = content.pages.filter((page) => !page.sameAs);

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(own.map(({ path }) => baseURL + url(path)));
});

test('every page has a link preview of 1200 × 630', async ({ page, request, baseURL }) => {
  for (const { path } of own) {
    await page.goto(url(path));
    const property = (key: string) =>
      page.locator(`meta[property="og:${key}"]`).getAttribute('content');
    expect(await property('image:width')).toBe('1200');
    expect(await property('image:height')).toBe('630');
    const image = await property('image');
    expect(image).toContain(baseURL + url('/'));
    const response = await request.get(image!);
    expect(response.headers()['content-type']).toBe('image/jpeg');
  }
});

test('search engines get the school and its prices, as the page says them', async ({ page }) => {
  await page.goto(pageUrl('tuition'));
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  const [school] = JSON.parse(script!)['@graph'];
  expect(school).toMatchObject({
    '@type': ['Preschool', 'School'],
    name: content.school.name,
    telephone: content.school.telephone,
    address: { addressLocality: 'Cañon Verde' },
    department: [
      {
        name: expect.stringMatching(/Casa, Orchard campus$/),
        telephone: content.school.telephone,
      },
      { telephone: '(505) 555-0164', address: { addressLocality: 'Bernalillo' } },
    ],
  });
  const text = (await page.locator('body').innerText()).replaceAll(',', '');
  const offers = school.hasOfferCatalog.itemListElement;
  expect(offers).toHaveLength(12);
  for (const { price } of offers) expect(text).toContain(price ? `$${price}` : 'On the house');
});
