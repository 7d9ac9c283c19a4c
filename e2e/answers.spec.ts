import { programs } from '@/content/programs';
import { school } from '@/content/school';
import { tuition } from '@/content/tuition';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

/** The table of the specification, section 9: schedule, hours, monthly price. */
const specified = [
  ['toddler', 5, 'mornings', 'Mon-Fri 8:30am-noon', 975],
  ['toddler', 5, 'full-days', 'Mon-Fri 8:30am-4pm', 1275],
  ['toddler', 3, 'mornings', 'Mon-Wed 8:30am-noon', 780],
  ['toddler', 3, 'full-days', 'Mon-Wed 8:30am-4pm', 960],
  ['toddler', 2, 'mornings', 'Thu-Fri 8:30am-noon', 520],
  ['toddler', 2, 'full-days', 'Thu-Fri 8:30am-4pm', 640],
  ['primary', 5, 'mornings', 'Mon-Fri 8:30am-noon', 1100],
  ['primary', 5, 'full-days', 'Mon-Fri 8:30am-4pm', 1400],
  ['primary', 3, 'mornings', 'Mon-Wed 8:30am-noon', 780],
  ['primary', 3, 'full-days', 'Mon-Wed 8:30am-4pm', 960],
  ['primary', 2, 'mornings', 'Thu-Fri 8:30am-noon', 520],
  ['primary', 2, 'full-days', 'Thu-Fri 8:30am-4pm', 640],
] as const;

test('the tuition table has the twelve schedules of the specification', async ({ page }) => {
  await page.goto('/tuition');
  await expect(page.locator('tbody tr[id]')).toHaveCount(specified.length);
  for (const [program, days, session, hours, monthly] of specified) {
    const cells = page.locator(`#${program}-${days}-${session} td`);
    await expect(cells).toHaveText([hours, `$${monthly}`, `$${monthly + 600}`]);
  }
  const main = page.locator('main');
  for (const fact of ['$320', '8-week', '9am-11am', '$50', 'non-refundable', '$600', 'subtracted'])
    await expect(main).toContainText(fact);
});

test.describe('Find your schedule', () => {
  for (const [program, days, session, hours, monthly] of specified) {
    test(`${program}, ${days} days, ${session} leads to one answer`, async ({ page }) => {
      await page.goto('/tuition');
      await page.locator(`label:has(#pick-program-${program})`).click();
      await page.locator(`label:has(#pick-days-${days})`).click();
      await page.locator(`label:has(#pick-session-${session})`).click();
      const answer = page.locator('.answer:visible');
      await expect(answer).toHaveCount(1);
      await expect(answer).toContainText(hours);
      await expect(answer).toContainText(`$${monthly}`);
      await expect(answer).toContainText(`$${600 + monthly}`);
      await expect(answer).toContainText('$50');
      await answer.getByRole('link').click();
      await expect(page).toHaveURL(`/tuition#${program}-${days}-${session}`);
      await expect(page.locator(`#${program}-${days}-${session}`)).toBeInViewport();
    });
  }

  test('can be used with the keyboard alone', async ({ page }) => {
    await page.goto('/tuition');
    await page.locator('#pick-program-toddler').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.answer:visible')).toContainText('Primary, 3 mornings');
  });
});

test('every program shows its ages in a table, and coming soon where it is', async ({ page }) => {
  await page.goto('/programs');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(programs.programs.length + 1);
  await expect(rows.filter({ hasText: 'Toddler Program' })).toContainText('18 months to 3 years');
  await expect(rows.filter({ hasText: 'Lower Elementary' })).toContainText('6-9, coming soon');
  for (const [index, { name }] of programs.programs.entries()) {
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeVisible();
    await expect(heading.locator('..')).toContainText(`0${index + 1}`);
  }
});

test('a bar begins and ends where its ages do', async ({ page }) => {
  await page.goto('/programs');
  const bar = page.getByRole('row').filter({ hasText: 'Toddler Program' }).locator('rect');
  // On a scale from 1 to 9 years: 18 months is half a year of eight, 3 years are two.
  await expect(bar).toHaveAttribute('x', '6.25%');
  await expect(bar).toHaveAttribute('width', '18.75%');
});

test('the six steps say who acts, what it costs and when', async ({ page }) => {
  await page.goto('/admissions-process');
  const steps = page.locator('main ol > li');
  await expect(steps).toHaveCount(6);
  // Each stands on a stone of the path, not on a square.
  const stone = steps.first().locator('> :first-child');
  expect(await stone.evaluate((node) => getComputedStyle(node).borderRadius)).toContain('46%');
  for (const step of await steps.all()) {
    await expect(step.getByRole('term')).toHaveText(['Who acts', 'What it costs', 'When']);
  }
  await expect(steps.nth(2)).toContainText('$50');
  await expect(steps.nth(4)).toContainText('$600');
  await expect(steps.nth(0).getByRole('link', { name: 'Enrollment Inquiry' })).toBeVisible();
  await expect(steps.nth(1).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(steps.nth(1).locator('a[href^="tel:"]')).toBeVisible();
});

test('the home page tells on one strip what comparing parents look for', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'What parents ask first' });
  for (const fact of [
    '15 months to 9 years',
    String(school.founded),
    'Ten to twelve children with one teacher and one assistant',
    'From $520 a month',
    'Licensed',
    school.association!.name,
  ])
    await expect(strip).toContainText(fact);
});

test('the school can be saved as a contact', async ({ page, request }) => {
  await page.goto('/contact');
  const href = await page.getByRole('link', { name: /contact details/ }).getAttribute('href');
  const response = await request.get(href!);
  expect(response.headers()['content-type']).toContain('text/vcard');
  const card = await response.text();
  expect(card).toContain(`FN:${school.name}\r\n`);
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+14135550142\r\n');
});

test('no trace of openings or open houses while there are none', async ({ page, request }) => {
  for (const path of ['/', '/admissions-process']) {
    await page.goto(path);
    await expect(page.locator('#openings, #open-houses, #calendar')).toHaveCount(0);
  }
  expect((await request.get('/downloads/dates.ics')).status()).toBe(404);
});

test.describe('search engines and link previews', () => {
  test('get the school, its prices and the way to each page, as the page says it', async ({
    page,
  }) => {
    await page.goto('/tuition');
    const graph = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent())!,
    )['@graph'];
    const [theSchool, breadcrumbs] = graph;
    expect(theSchool).toMatchObject({
      '@type': ['Preschool', 'School'],
      name: school.name,
      telephone: school.telephone,
      address: { streetAddress: school.address.street, addressLocality: school.address.town },
    });
    const offers = theSchool.hasOfferCatalog.itemListElement;
    expect(offers).toHaveLength(specified.length + 1);
    const text = await page.locator('body').innerText();
    for (const { price, priceCurrency } of offers) {
      expect(priceCurrency).toBe('USD');
      expect(text).toContain(`$${price}`);
    }
    expect(
      breadcrumbs.itemListElement.map(({ position, name }: never) => [position, name]),
    ).toEqual([
      [1, 'Home'],
      [2, 'Tuition'],
    ]);
    expect(offers.at(-1).price).toBe(tuition.offers.at(-1)!.price);
  });

  test('get a picture of 1200 × 630 for every page', async ({ page, request, baseURL }) => {
    await page.goto('/');
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toMatch(new RegExp(`^${baseURL}/cards/home.jpg$`));
    const response = await request.get(image!);
    expect(response.headers()['content-type']).toBe('image/jpeg');
  });
});
