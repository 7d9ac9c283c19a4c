import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, content } = secondSchool;

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(content.pages.map(({ path }) => baseURL + url(path)));
});

test('every page has a link preview of 1200 × 630', async ({ page, request, baseURL }) => {
  for (const { path } of content.pages) {
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
