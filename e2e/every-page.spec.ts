import { expect, test } from './test';
import { testPages } from './page/every-page';
import { fixture } from './fixture-site';

testPages(fixture);

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(fixture.url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(fixture.pages.map(({ path }) => baseURL + fixture.url(path)));
});

test('the site’s address leads to the home page without a final slash', async ({ page }) => {
  await page.goto(fixture.url(''));
  await expect(page).toHaveURL(fixture.url('/'));
});
