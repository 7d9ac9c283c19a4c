import { expect, test } from './fixtures';
import { secondSchool, sites } from './sites';

/** Both files are made of lines that are folded at 75 octets (RFC 5545, 3.1; RFC 2426, 2.6). */
function unfolded(text: string): string {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text.replaceAll('\r\n ', '');
}

for (const { name, pageUrl, content } of sites) {
  const { dates, school } = content;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: school.timeZone });
  const houses = dates.openHouses.filter(({ date }) => date >= today);
  const days = dates.calendar.filter(({ date, to = date }) => to >= today);

  test(`${name}: what is to come stands on its pages, what is past does not`, async ({ page }) => {
    for (const id of ['home', 'admissions-process']) {
      await page.goto(pageUrl(id));
      await expect(page.locator('#open-houses ~ ul > li')).toHaveCount(houses.length);
      // The days of the school year concern families who are here: they stand on the home page alone.
      const shown = id === 'home' ? days.length : 0;
      await expect(page.locator('#calendar ~ dl > div')).toHaveCount(shown);
      const file = page.locator('a[href$=".ics"]');
      await expect(file).toHaveCount(houses.length + shown ? 1 : 0);
    }
  });

  test(`${name}: the school can be saved as a contact`, async ({ page, request }) => {
    await page.goto(pageUrl('contact'));
    const link = page.getByRole('link', { name: content.contact.saveContact, exact: true });
    const response = await request.get(await link.evaluate((node: HTMLAnchorElement) => node.href));
    expect(response.headers()['content-type']).toContain('text/vcard');
    const card = unfolded(await response.text()).replaceAll('\\', '');
    expect(card).toContain(`FN:${school.name}\r\n`);
    expect(card).toContain(`EMAIL;TYPE=WORK:${school.email}\r\n`);
    for (const line of Object.values(school.postalAddress)) expect(card).toContain(line);
  });
}

test.describe('the second school’s dates', () => {
  const { url, pageUrl, content } = secondSchool;

  test('open places say on which day they were true', async ({ page }) => {
    await page.goto(url('/'));
    const openings = page.getByRole('region', { name: 'Places, today' });
    await expect(openings).toContainText('one place from the first of next month');
    await expect(openings).toContainText(/As we knew it on \w+day, \w+ \d+, \d{4}/);
  });

  test('the next open house is the first, and noon is noon', async ({ page }) => {
    await page.goto(pageUrl('admissions-process'));
    const houses = page.getByRole('region', { name: 'Come & see' }).getByRole('listitem');
    await expect(houses).toHaveText([/day, \w+ \d+, \d{4}, 9am-noon$/, /5:30pm-7pm$/]);
  });

  test('a closure that has begun still stands there until its last day', async ({ page }) => {
    await page.goto(url('/'));
    const calendar = page.getByRole('region', { name: 'On the calendar' });
    await expect(calendar).toContainText('Lambing week · the gate is shut');
    await expect(calendar).not.toContainText('Apple pressing');
  });

  test('all that is to come can be saved to a calendar, with the whole address', async ({
    page,
    request,
  }) => {
    await page.goto(url('/'));
    const link = page.getByRole('link', { name: 'Put the days into my calendar' });
    const response = await request.get(await link.evaluate((node: HTMLAnchorElement) => node.href));
    expect(response.headers()['content-type']).toContain('text/calendar');
    const calendar = unfolded(await response.text());
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(calendar).toContain('SUMMARY:Come & see\\, Saint Zoë');
    expect(calendar).toContain('NM 87013');
    const [, next] = content.dates.openHouses;
    expect(calendar).toContain(`DTSTART:${next!.date.replaceAll('-', '')}T090000`);
  });
});
