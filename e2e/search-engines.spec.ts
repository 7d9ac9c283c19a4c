import { expect, test } from './fixtures';
import { hasPage, sites } from './sites';

for (const site of sites) {
  const { name, url, pageUrl, content } = site;
  const { pages, school, tuition } = content;
  const own = pages.filter((page) => !page.sameAs);

  test.describe(`${name}: search engines and link previews`, () => {
    test('find every page once in the sitemap, by its own address', async ({ request }) => {
      const sitemap = await (await request.get(url('/sitemap.xml'))).text();
      const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
      expect(listed).toEqual(own.map(({ path }) => url(path)));
    });

    if (hasPage(site, 'tuition')) {
      test('get the school, its prices and the way to each page, as the page says it', async ({
        page,
      }) => {
        await page.goto(pageUrl('tuition'));
        const script = await page.locator('script[type="application/ld+json"]').textContent();
        const [theSchool, breadcrumbs] = JSON.parse(script!)['@graph'];
        expect(theSchool).toMatchObject({
          name: school.name,
          telephone: school.telephone,
          address: { streetAddress: school.postalAddress.street, addressLocality: school.postalAddress.town },
        });
        const prices = tuition.programs.flatMap((program) =>
          program.prices.map(({ price }) => price),
        );
        const offers = theSchool.hasOfferCatalog.itemListElement;
        expect(offers.map(({ price }: { price: number }) => price)).toEqual([
          ...prices,
          ...tuition.offers.map(({ price }) => price),
        ]);
        const text = (await page.locator('body').innerText()).replaceAll(',', '');
        for (const { price, priceCurrency } of offers) {
          expect(priceCurrency).toBe('USD');
          expect(text).toContain(price ? `$${price}` : tuition.free);
        }
        const way = breadcrumbs.itemListElement.map((item: { name: string }) => item.name);
        const here = own.find(({ id }) => id === 'tuition')!;
        expect(way).toEqual([own[0]!.name, here.name]);
      });
    }

    test('get a picture of 1200 × 630 for every page', async ({ page, request }) => {
      for (const { path } of own) {
        await page.goto(url(path));
        const property = (key: string) =>
          page.locator(`meta[property="og:${key}"]`).getAttribute('content');
        expect(await property('image:width')).toBe('1200');
        expect(await property('image:height')).toBe('630');
        const image = await property('image');
        expect(image).toContain(url('/'));
        const response = await request.get(image!);
        expect(response.headers()['content-type']).toBe('image/jpeg');
      }
    });
  });
}
