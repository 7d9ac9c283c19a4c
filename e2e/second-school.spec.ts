import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { desktop } from './screens';
import { hasPage, secondSchool } from './sites';

/** What only this school has, word for word: its content is made for these tests. */
const { url, pageUrl, content } = secondSchool;
const name = "Saint Zoë's & Nguyễn-Søndergård Montessori Casa";

type Body = (visit: { page: Page; request: APIRequestContext }) => Promise<void>;

/** Tests of pages that the school has as long as the project has them. */
function on(...ids: string[]) {
  return (title: string, body: Body) => {
    if (ids.every((id) => hasPage(secondSchool, id))) test(title, body);
  };
}

test('a name with accents, an apostrophe and an ampersand is whole wherever it stands', async ({
  page,
  request,
}) => {
  await page.goto(url('/'));
  await expect(page).toHaveTitle(name);
  await expect(page.getByRole('banner')).toContainText(name);
  await expect(page.getByRole('contentinfo')).toContainText(name);
  const manifest = await (await request.get(url('/manifest.webmanifest'))).json();
  expect(manifest.name).toBe(name);
});

for (const width of [320, 390, 768, 1024, 1280, 1920]) {
  test(`a long name neither leaves the bar nor is cut at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url('/'));
    const bar = (await page.getByRole('banner').boundingBox())!;
    const text = page.getByRole('banner').getByText(name);
    const words = (await text.boundingBox())!;
    expect(await text.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(
      0,
    );
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(width);
    expect(words.y).toBeGreaterThanOrEqual(bar.y);
    expect(words.y + words.height).toBeLessThanOrEqual(bar.y + bar.height);
  });
}

test('a page that the school added is in its menu, on the sitemap and in the foot', async ({
  page,
  request,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(url('/'));
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'About us' }).click();
  await bar.getByRole('link', { name: 'The Orchard & Garden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The orchard & garden');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'The Orchard & Garden' })).toBeVisible();
  expect(await (await request.get(url('/sitemap.xml'))).text()).toContain('/repo/our-garden');
});

on('tuition')('sums have their commas, and ten payments make a year', async ({ page }) => {
  await page.goto(pageUrl('tuition'));
  await expect(page.locator('#nido-5-long')).toContainText('$2,485');
  const answer = page.getByRole('status');
  await expect(answer).toContainText('$24,850', { useInnerText: true });
  await expect(answer).toContainText('ten payments', { useInnerText: true });
});

on('tuition')('a schedule with other hours in one program prints those', async ({ page }) => {
  await page.goto(pageUrl('tuition'));
  await expect(page.locator('#nido-5-long')).toContainText('8am-5pm');
  await expect(page.locator('#casa-5-long')).toContainText('7:45am-5:45pm');
  await expect(page.locator('#casa-1-early')).toContainText('1 morning');
});

on('tuition')(
  'other offers are told with the right article, and what is free is said to be',
  async ({ page }) => {
    await page.goto(pageUrl('tuition'));
    const offer = (heading: string) => page.getByRole('region', { name: heading });
    await expect(offer('Saturday Playgroup')).toContainText('A 6-week session for babies');
    await expect(offer('Harvest Camp')).toContainText('An 11-week session for children');
    await expect(offer('Harvest Camp')).toContainText('$1,310 for the summer');
    await expect(offer('Cider evening')).toContainText('On the house');
    await expect(offer('Before and after')).toContainText('$18 a day');
    await expect(offer('Assistance')).toContainText('One family in four has it');
  },
);

on('tuition')('a school without a deposit asks for none', async ({ page }) => {
  await page.goto(pageUrl('tuition'));
  await expect(page.locator('main')).not.toContainText('deposit', { useInnerText: true });
  await expect(page.getByRole('status')).toContainText('$2,485 the first month', {
    useInnerText: true,
  });
});

test('a school without an association shows neither badge nor membership', async ({ page }) => {
  await page.goto(url('/'));
  await expect(page.locator('body')).not.toContainText(/member of|undefined/);
  await expect(page.getByRole('contentinfo')).toContainText('licensed by the state');
});

on('programs')(
  'bars stand where their ages are on a scale from birth to twelve',
  async ({ page }) => {
    await page.goto(pageUrl('programs'));
    const bar = page.getByRole('row').filter({ hasText: 'Nido' }).locator('rect');
    // 3 to 18 months of 144.
    const percent = async (name: string) => parseFloat((await bar.getAttribute(name))!);
    expect(await percent('x')).toBeCloseTo((3 / 144) * 100, 3);
    expect(await percent('width')).toBeCloseTo((15 / 144) * 100, 3);
  },
);

on('meet-the-founder', 'welcome-letter')(
  'a founder who is not the Head of School signs her own letter',
  async ({ page }) => {
    await page.goto(pageUrl('meet-the-founder'));
    const letter = page.getByRole('article');
    await expect(letter).toContainText('Inés Søndergård');
    await expect(letter).not.toContainText('Thùy Nguyễn');
    await page.goto(pageUrl('welcome-letter'));
    await expect(page.getByRole('article')).toContainText('Director, Thùy Nguyễn');
  },
);

on('contact')('a telephone with an extension is dialed with it', async ({ page }) => {
  await page.goto(pageUrl('contact'));
  const number = page.getByRole('link', { name: '(505) 555-0187 ext. 12' }).first();
  await expect(number).toHaveAttribute('href', 'tel:+15055550187;ext=12');
});

on('contact', 'admissions-process')(
  'what a school adds of its own has its place',
  async ({ page }) => {
    await page.goto(pageUrl('contact'));
    const main = page.locator('main');
    for (const words of [
      'Bus 12 to Peña Blanca',
      'Under the cottonwoods',
      'NM 87013',
      'nowhere else',
    ])
      await expect(main).toContainText(words);
    await expect(main.getByRole('link', { name: 'Find us on a map' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('any race, color');
    await page.goto(pageUrl('admissions-process'));
    await expect(page.getByRole('heading', { name: 'Is there a waiting list?' })).toBeVisible();
  },
);

test('no frame waits for a photograph, and no picture has an empty caption', async ({ page }) => {
  for (const { path } of content.pages) {
    await page.goto(url(path));
    await expect(page.locator('main')).not.toContainText('PHOTO');
    await expect(page.locator('figcaption:empty')).toHaveCount(0);
  }
});

on('toddler-program')('nine chapters stand in the list beside the long page', async ({ page }) => {
  await page.goto(pageUrl('toddler-program'));
  const links = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  await expect(links).toHaveCount(9);
  await expect(links.nth(2)).toHaveAttribute('href', '#two-languages-and-no-translation');
});

test('search engines are told that this is a preschool and a school', async ({ page }) => {
  await page.goto(url('/'));
  const script = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(script!)['@graph'][0]['@type']).toEqual(['Preschool', 'School']);
});
