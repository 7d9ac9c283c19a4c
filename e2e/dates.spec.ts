import { expect, test } from './fixtures';
import { secondSchool } from './sites';

// serve-sites.ts builds the second school's site for October 15, 2031.
const { url, pageUrl } = secondSchool;

test('the home page shows open places, and the calendar with its file', async ({ page }) => {
  await page.goto(url('/'));
  const openings = page.getByRole('region', { name: 'Places, today' });
  await expect(openings).toContainText('one place from the first of next month');
  await expect(openings).toContainText('As we knew it on Monday, October 13, 2031');
  const calendar = page.getByRole('region', { name: 'On the calendar' });
  await expect(calendar.getByRole('term')).toHaveText([
    'Lambing week · the gate is shut',
    'Conferences with every family, in both languages',
  ]);
  await expect(calendar).toContainText(/November 24, 2031, 4:30pm–7:15pm\s*The barn/);
  await expect(calendar.getByRole('link', { name: 'What to bring' })).toBeVisible();
});

test('a calendar can save or follow the dates, and the file keeps days that are past', async ({
  page,
}) => {
  await page.goto(url('/'));
  const save = page.getByRole('link', { name: 'Put the days into my calendar' });
  const file = (await save.getAttribute('href'))!;
  const follow = page.getByRole('link', { name: 'Keep my calendar up to date' });
  await expect(follow).toHaveAttribute('href', new RegExp(`^webcal://.*${file}$`));
  const events = await (await page.request.get(file)).text();
  expect(events).toContain('SUMMARY:First day of school');
  await expect(page.getByText('First day of school')).toHaveCount(0);
});

test('the home and admissions pages list coming open houses by date', async ({ page }) => {
  for (const path of [url('/'), pageUrl('admissions-process')]) {
    await page.goto(path);
    const houses = page.getByRole('region', { name: 'Come & see' }).getByRole('listitem');
    await expect(houses).toHaveText([
      /^Saturday, October 25, 2031, 9am–noon\s*Plaza campus, in town$/,
      /^Thursday, November 6, 2031, 5:30pm–7pm\s*Say that you come$/,
    ]);
    const rsvp = houses.getByRole('link', { name: 'Say that you come' });
    await expect(rsvp).toHaveAttribute('href', 'https://rsvp.example');
  }
  // The admissions page has no calendar, which is for families who are already at the school.
  await expect(page.getByRole('region', { name: 'On the calendar' })).toHaveCount(0);
});
