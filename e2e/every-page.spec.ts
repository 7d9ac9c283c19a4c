import { join } from 'node:path';
import { expect, test } from './test';
import { testPages } from './page/every-page';
import { testCacheLifetimes } from './page/long-lived';
import school from './fixture/content/school';
import { fixture, fixtureProject } from './fixture-site';

testPages(fixture, school);
testCacheLifetimes(join(fixtureProject, 'finished'));

for (const { path } of fixture.pages) {
  // Safari announces a list without markers only if it has a role.
  test(`${path} gives each list without markers a role`, async ({ page }) => {
    await page.goto(fixture.url(path));
    const lists = page.locator('main :is(ol, ul):not([role], nav *)');
    const markers = lists.evaluateAll((all) => all.map((it) => getComputedStyle(it).listStyleType));
    expect(await markers).not.toContain('none');
  });
}

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(fixture.url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(fixture.pages.map(({ path }) => baseURL + fixture.url(path)));
});
