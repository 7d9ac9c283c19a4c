import { expect, test } from './test';
import { desktop, phone } from './screens';
import school from './fixture/content/school';
import site from './fixture/content/site';
import { fixture } from './sites';

// Features that only this school has. Its content is made for these tests, so they name exact words.
const { url, pageUrl } = fixture;
// The content has a straight apostrophe, which pages show as a curly one.
const name = 'Saint Zoë’s & Nguyễn-Søndergård Montessori Casa';

test('a long name with accents and signs fits the header, and phones show the short name', async ({
  page,
}) => {
  await page.goto(url('/'));
  await expect(page.getByRole('contentinfo')).toContainText(name);
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const header = (await page.getByRole('banner').boundingBox())!;
    const shown = width < 640 ? school.shortName : name;
    const text = page.getByRole('banner').getByText(shown, { exact: true });
    const words = (await text.boundingBox())!;
    const cut = await text.evaluate((box) =>
      Math.max(box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight),
    );
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
    expect(words.x).toBeGreaterThanOrEqual(0);
    expect(words.x + words.width).toBeLessThanOrEqual(width);
    expect(words.y).toBeGreaterThanOrEqual(header.y);
    expect(words.y + words.height).toBeLessThanOrEqual(header.y + header.height);
  }
});

test('the header has the main button, and notices are right below the header', async ({ page }) => {
  const header = page.getByRole('banner');
  const notices = page.getByRole('region', { name: 'Right now' });
  await page.setViewportSize(desktop);
  await page.goto(url('/'));
  const button = header.getByRole('link', { name: 'Book a tour' });
  await expect(button).toHaveAttribute('href', 'https://tours.saintzoes.example/book');
  await expect(notices.getByRole('paragraph')).toHaveText(/^Orchard Road is flooded/);
  const { y, height } = (await header.boundingBox())!;
  expect((await notices.boundingBox())!.y).toBeCloseTo(y + height, 0);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Book a tour');
  await page.setViewportSize(phone);
  await expect(button).toBeHidden();
  await header.getByRole('button', { name: site.header.menu }).click();
  await expect(header.locator('#menu').getByRole('link').first()).toHaveText('Book a tour');
});

test('the footer shows social media and badges; a wide header shows badges', async ({ page }) => {
  await page.goto(url('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img')).toHaveCount(2);
  await expect(footer.getByRole('link', { name: 'YouTube' })).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(page.getByRole('banner').getByRole('img').filter({ visible: true })).toHaveCount(2);
});

test('a founder who is not the Head of School signs her own letter', async ({ page }) => {
  await page.goto(pageUrl('meet-the-founder'));
  await expect(page.getByRole('article')).toContainText('Inés Søndergård');
  await expect(page.getByRole('article')).not.toContainText('Thùy Nguyễn');
});

test('the contact page has directions and a map', async ({ page }) => {
  await page.goto(pageUrl('contact'));
  const main = page.locator('main');
  await expect(main).toContainText('Bus 12 to Peña Blanca');
  await expect(main.getByRole('link', { name: 'Find us on a map' })).toBeVisible();
});

test('an empty frame names a photograph that the school still has to take', async ({ page }) => {
  await page.goto(pageUrl('our-garden'));
  const frame = page.getByRole('main').getByText('PHOTO', { exact: true });
  await expect(frame.locator('..')).toContainText('The coat hooks');
});
