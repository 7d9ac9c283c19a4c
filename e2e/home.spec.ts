import { expect, test } from './test';
import home from './fixture/content/home';
import { fixture } from './fixture-site';
import { phone } from './screens';

const { url } = fixture;

test.beforeEach(({ page }) => page.goto(url('/')));

test('the home page shows its headline, the school year and the next links', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: home.headline })).toBeVisible();
  const main = page.locator('main');
  await expect(main).toContainText('enrolling for 2031-2032, from Nido to Lower Elementary');
  for (const [label, path] of [
    [home.contactLink, '/contact'],
    [home.admissionsLink, '/admissions-process'],
  ] as const) {
    const link = main.getByRole('link', { name: label, exact: true }).first();
    await expect(link).toHaveAttribute('href', url(path));
  }
});

test('an age on the door jamb names the programs for it, and their lowest prices', async ({
  page,
}) => {
  await page.getByRole('radio', { name: '3', exact: true }).check();
  const answer = page.getByRole('status');
  await expect(answer).toHaveText(
    'Age 3: Casa dei Bambini & Kindergarten Room (at least $2400 a year).',
    { useInnerText: true },
  );
  await answer.getByRole('link', { name: 'at least $2400 a year' }).click();
  await expect(page).toHaveURL(`${url('/tuition')}#casa`);
});

test('no age and no word of a name breaks on the door jamb, on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const broken = await page.locator('main label, .mark').evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element.querySelector('span')?.firstChild ?? element.firstChild!;
      return [...text.textContent!.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length === 1 ? [] : word;
      });
    }),
  );
  expect(broken).toEqual([]);
});

test('the index leads to other pages, and leaves out its topics on phones', async ({ page }) => {
  const { heading, items } = home.index!;
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const topics = page.getByText(items[0]!.topics!, { exact: true });
  await expect(topics).toBeVisible();
  await page.setViewportSize(phone);
  await expect(topics).toBeHidden();
  await expect(page.getByRole('link', { name: items[0]!.label, exact: true })).toHaveAttribute(
    'href',
    url('/tuition'),
  );
});

test('the facts that parents compare are in one place, and lead to where more is said', async ({
  page,
}) => {
  const facts = page.getByRole('region', { name: home.highlights.heading, exact: true });
  await expect(facts.getByRole('term')).toHaveText(home.highlights.items.map(({ label }) => label));
  await expect(facts.getByRole('definition')).toHaveText([
    '3 months to 12 years',
    '7:45am-12:15pm, 7:45am-3:15pm, 8am-5pm, or 8:30am-12:45pm',
    '$75 to apply',
    'a member of the Desert Montessori Alliance and accredited by Farm Schools of the Southwest',
  ]);
  await expect(facts.getByRole('term').getByRole('link')).toHaveAttribute('href', url('/tuition'));
});

test('the home page lists the next five events and leads to a block with all, by date', async ({
  page,
}) => {
  // serve-fixture.ts builds the fixture's site for October 15, 2031.
  const events = page.getByRole('region', { name: 'On the calendar' });
  const names = ['Lambing week · the gate is shut', 'Conferences in both languages'];
  for (const [place, openGates] of [
    [events, 3],
    [page.locator('#news'), 4],
  ] as const) {
    const all = [...names, ...Array<string>(openGates).fill('Open gate')];
    await expect(place.getByRole('term')).toHaveText(all);
    await expect(place).toContainText('Tuesday, October 14 – Friday, October 17, 2031');
    await expect(place).toContainText(/November\s24, 2031, 4:30pm-7:15pm\s*The barn/);
    await expect(place.getByRole('link', { name: 'What to bring' })).toBeVisible();
    if (place === events) await events.getByRole('link', { name: 'The whole year' }).click();
  }
});
