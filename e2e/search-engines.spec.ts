import { expect, test } from './test';
import { fixture } from './sites';

const { url, pages } = fixture;

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path }) => baseURL + url(path)));
});
