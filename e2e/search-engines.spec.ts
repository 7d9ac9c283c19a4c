import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { url, pages } = secondSchool;

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path }) => baseURL + url(path)));
});
