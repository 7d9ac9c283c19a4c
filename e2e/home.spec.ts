import { expect, test } from './test';
import home from './fixture/content/home';
import { fixture } from './fixture-site';
import { phone } from './screens';
import { brokenIn } from './page/broken-numbers';

const { url } = fixture;
const casa = 'Casa dei Bambini & Kindergarten Room';

test.beforeEach(({ page }) => page.goto(url('/')));

test('the home page shows its headline, the school year and the next links', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText('enrolling for 2031-2032, from Nido to Lower Elementary');
  for (const { label, href } of home.links)
    await expect(main.getByRole('link', { name: label })).toHaveAttribute(
      'href',
      href.startsWith('/') ? url(href) : href,
    );
});

test('the names on the door jamb lead to programs', async ({ page }) => {
  const programs = page.getByRole('region', { name: home.programs.heading });
  const names = programs.locator('.program-name').getByRole('link');
  await expect(names).toHaveText(['Lower Elementary', 'Garden Club', casa, 'Nido']);
  for (const box of await names.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()),
  ))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await names.nth(2).click();
  await expect(page).toHaveURL(`${url('/programs')}#casa`);
});

test('an age on the door jamb leaves only the links that fit, and fades the rest', async ({
  page,
}) => {
  const programs = page.getByRole('region', { name: home.programs.heading });
  const names = programs.locator('.program-name');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  await expect(names.getByRole('link')).toHaveText([casa]);
  await expect(names.filter({ visible: true })).toHaveCount(4);
  // Screen readers skip the other names.
  await expect(names.getByText('Garden Club').filter({ visible: true })).toHaveAttribute(
    'aria-hidden',
    'true',
  );
  const opacities = await programs
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => Number(getComputedStyle(row).opacity)));
  expect(opacities.map((opacity) => opacity < 1)).toEqual([true, false, true, true]);
});

test('no word on the door jamb breaks on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await brokenIn(page.locator(':has(> .program-name)'), /[^\s-]+/g)).toEqual([]);
});

test('the index links to other pages, on phones to six of them and to all', async ({ page }) => {
  const { items, all } = home.index!;
  const links = page.getByRole('list').filter({ hasText: items[0]!.label }).getByRole('link');
  const shown = links.filter({ visible: true });
  await expect(shown).toHaveText(items.map(({ label }) => label));
  await expect(shown.getByText('Prices')).toHaveAttribute('href', url('/tuition'));
  await page.setViewportSize(phone);
  await expect(shown).toHaveText([...items.slice(0, 6), all!].map(({ label }) => label));
});

test('the highlights are a list of terms with a link', async ({ page }) => {
  const facts = page.getByRole('region', { name: home.highlights.heading, exact: true });
  await expect(facts.getByRole('term')).toHaveText(home.highlights.items.map(({ label }) => label));
  await expect(facts.getByRole('definition')).toHaveText([
    '3 months to 12 years',
    'Monday to Friday, 7:45am-5:45pm, 7:45am-12:15pm, 7:45am-3:15pm, or 8:30am-12:45pm',
    '$75 to apply',
    'a member of the Desert Montessori Alliance and accredited by Farm Schools of the Southwest',
  ]);
  await expect(facts.getByRole('term').getByRole('link')).toHaveAttribute('href', url('/tuition'));
});

test('the home page lists the next five events', async ({ page }) => {
  // serve-fixture.ts builds the fixture's site for October 15, 2031.
  const events = page.getByRole('region', { name: 'On the calendar' });
  const first = ['Lambing week · the gate is shut', 'Conferences in both languages'];
  const all = [...first, ...Array<string>(4).fill('Open gate')];
  await expect(events.getByRole('term')).toHaveText(all.slice(0, 5));
  await expect(events).toContainText(/November\s24, 2031, 4:30pm-7:15pm\s*The barn/);
  await expect(events.getByRole('link', { name: 'What to bring' })).toBeVisible();
  await events.getByRole('link', { name: 'The whole year' }).click();
  await expect(page.locator('#news').getByRole('term')).toHaveText(all);
});
