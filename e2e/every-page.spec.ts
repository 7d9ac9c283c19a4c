import { join } from 'node:path';
import { expect, test } from './test';
import { testPages } from './gate/every-page';
import { testLongLives } from './gate/long-lived';
import school from './fixture/content/school';
import { fixture, fixtureProject } from './fixture-site';

testPages(fixture, school);
testLongLives(join(fixtureProject, 'finished'));

test('the sitemap lists every page once, by its own address', async ({ request, baseURL }) => {
  const sitemap = await (await request.get(fixture.url('/sitemap.xml'))).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(fixture.pages.map(({ path }) => baseURL + fixture.url(path)));
});
