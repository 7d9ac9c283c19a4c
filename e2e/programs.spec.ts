import { expect, test } from './test';
import content from './fixture/content/programs';
import { fixture } from './fixture-site';

test.beforeEach(({ page }) => page.goto(fixture.url('/programs')));

test('the contents describe each program', async ({ page }) => {
  const links = page.getByRole('navigation', { name: content.contents }).getByRole('listitem');
  await expect(links).toHaveText([
    /^Nido.*3-18 months$/,
    /^Casa dei Bambini & Kindergarten Room.*3-6$/,
    /^Lower Elementary.*6-9, not yet open$/,
    /^Garden Club.*K–6th grade$/,
    ...content.sections.flatMap(({ title }) => title ?? []),
  ]);
});

test('a program has a number and, without a photo, no frame', async ({ page }) => {
  const section = page.locator('#lower-elementary');
  await expect(section.getByText('03', { exact: true })).toBeVisible();
  await expect(section.getByRole('figure')).toHaveCount(0);
});
