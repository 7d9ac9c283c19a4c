import type { Page } from '@playwright/test';
import { expect, test } from './test';
import tuition from './fixture/content/tuition';
import { fixture } from './fixture-site';

// The table and its questions work without a script.
test.use({ javaScriptEnabled: false });

const visible = { useInnerText: true };

async function pick(page: Page, ...labels: string[]) {
  for (const name of labels) await page.getByRole('radio', { name }).check();
}

test.beforeEach(({ page }) => page.goto(fixture.url('/tuition')));

test('the table has a row for each price and each note', async ({ page }) => {
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(0)).toHaveText('Days & length From and until Tuition Yearly', visible);
  await expect(rows.nth(5)).toHaveText('Diapers are yours, laundry is ours.');
  await expect(page.locator('main')).toContainText('Each fall: boots.');
});

test('other costs have their prices and links', async ({ page }) => {
  for (const [heading, text] of [
    ['Once, and when', 'Application fee $75 One for a family, not for a child.'],
    ['Once, and when', 'Boots $45.50 each fall Late at the gate $2 a minute'],
    ['Saturday Playgroup', 'A morning in the orchard On the house Saturdays'],
    ['Assistance', 'One family in four has it: ask us.'],
  ] as const) {
    const region = page.getByRole('region', { name: heading, exact: true });
    await expect(region).toContainText(text, visible);
  }
  const offer = page.getByRole('link', { name: 'A morning in the orchard' });
  await expect(offer).toHaveAttribute('href', fixture.url('/programs#garden-club'));
});

const schedules = tuition.programs.flatMap(({ program, name, prices }) =>
  prices.map(({ days, session }) => {
    const { names } = tuition.days.find(({ id, count }) => days === (id ?? count))!;
    const { name: length } = tuition.sessions.find(({ id }) => id === session)!;
    const fits = `program-${program} days-${days} session-${session}`;
    return { program, labels: [name!, names, length], fits };
  }),
);
/** The answers to a question that have a schedule. */
const answers = (question: number) => [
  ...new Set(['Any', ...schedules.map(({ labels }) => labels[question]!)]),
];

for (const program of answers(0)) {
  test(`“${program}” with any other answers shows only the rows that match`, async ({ page }) => {
    const visibleValues = (elements: string, attribute: string) =>
      page
        .locator(elements)
        .filter({ visible: true })
        .evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), attribute);
    for (const choice of answers(1).flatMap((days) =>
      answers(2).map((length) => [program, days, length]),
    )) {
      for (const [at, name] of choice.entries())
        await page.getByRole('group').nth(at).getByRole('radio', { name, exact: true }).check();
      const fitting = schedules.filter(({ labels }) =>
        choice.every((each, at) => each === 'Any' || each === labels[at]),
      );
      const rows = await visibleValues('tr[data-fits]', 'data-fits');
      expect(rows, choice.join()).toEqual(fitting.map(({ fits }) => fits));
      const left = new Set(fitting.map((each) => each.program));
      // It has a note instead of prices.
      if (choice.join() === 'Any,Any,Any') left.add('lower-elementary');
      expect(await visibleValues('tbody', 'id')).toEqual([...left]);
      await expect(page.getByRole('link', { name: 'Tell us' })).toBeVisible();
    }
  });
}

test('a program without prices shows its note until another answer is chosen', async ({ page }) => {
  const programs = page.locator('tbody').filter({ visible: true });
  await pick(page, 'Lower Elementary');
  await expect(programs).toContainText('By what a family earns');
  await pick(page, 'Saturday');
  await expect(programs).toHaveCount(0);
});

test('an answer shortens the table for screen readers @chromium', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const announced = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const textOf = (id: string): string =>
      nodes
        .filter(({ parentId }) => parentId === id)
        .map(({ nodeId, role, name }) =>
          role?.value === 'StaticText' ? name?.value : textOf(nodeId),
        )
        .join(' ');
    const ofRole = (name: string) => nodes.filter(({ role }) => role?.value === name);
    // The count ends with spaces, which collapse.
    return [ofRole('row').length, textOf(ofRole('status')[0]!.nodeId).trim()];
  };
  expect(await announced()).toEqual([12, 'Rows left: 6']);
  await pick(page, 'Tuesday to Thursday');
  expect(await announced()).toEqual([6, 'Rows left: 2']);
});

test('the whole table prints, without its questions', async ({ page }) => {
  await pick(page, 'Saturday', 'Nido');
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(12);
  await expect(page.getByRole('radio')).toHaveCount(0);
});
