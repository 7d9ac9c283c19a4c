import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { desktop, phone, widths } from './screens';
import school from './fixture/content/school';
import site from './fixture/content/site';
import { fixture } from './fixture-site';

// Navigation works without a script.
test.use({ javaScriptEnabled: false });

const { url, pages } = fixture;
const rows = pages.filter((row) => row.menu !== false);
const last = rows.at(-1)!;

const header = (page: Page) => page.getByRole('banner');
const linkTo = (page: Page, { name }: { name: string }) =>
  header(page).getByRole('link', { name, exact: true });

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto(url('/'));
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: site.header.skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url('/#main'));
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the header has the main button and notices right below it', async ({ page }) => {
  const notices = page.getByRole('region', { name: 'Right now' });
  await page.setViewportSize(desktop);
  await page.goto(url('/'));
  const button = header(page).getByRole('link', { name: 'Book a tour' });
  await expect(button).toHaveAttribute('href', 'https://tours.saintzoes.example/book');
  await expect(notices.getByRole('paragraph')).toHaveText(/^Orchard Road is flooded/);
  const gap = await notices.evaluate((region) => {
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return region.getBoundingClientRect().top - bar.bottom;
  });
  expect(gap).toBeCloseTo(0, 0);
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Book a tour');
  await page.setViewportSize(phone);
  await expect(button).toBeHidden();
  await header(page).getByRole('button', { name: site.header.menu }).click();
  await expect(header(page).locator('.menu-panel').getByRole('link').first()).toHaveText(
    'Book a tour',
  );
});

test('the footer shows social media and badges; a wide header shows badges', async ({ page }) => {
  await page.goto(url('/'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img')).toHaveCount(2);
  await expect(footer.getByRole('link', { name: 'YouTube' })).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(header(page).getByRole('img').filter({ visible: true })).toHaveCount(2);
});

test('a long name with accents and an ampersand fits the header, and the smallest phone shows the short name', async ({
  page,
}) => {
  await page.goto(url('/'));
  // Pages show the content's straight apostrophe as a curly one.
  const name = school.name.replace("'", '’');
  await expect(page.getByRole('contentinfo')).toContainText(name);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Below 22rem, there is no room for the full name.
    const shown = width < 352 ? school.shortName : name;
    await expect(header(page).getByText(shown, { exact: true })).toBeInViewport({ ratio: 1 });
    const isApart = await header(page)
      .locator('a:has(img)')
      .evaluate((link) => {
        const boxes = [...link.children].map((part) => part.querySelector('img') ?? part);
        const [logo, ...names] = boxes.map((box) => box.getBoundingClientRect());
        return names.every(({ left, width }) => !width || logo!.right <= left);
      });
    expect(isApart, `the logo stands beside the name at ${width} px`).toBe(true);
  }
});

test.describe('on a large screen', () => {
  test.use({ viewport: desktop, hasTouch: true });

  test('a menu opens and closes by mouse and by keyboard', async ({ page }) => {
    await page.goto(url('/'));
    const button = header(page).getByRole('button', { name: 'About us', exact: true });
    const links = rows.filter(({ menu }) => menu === 'About us').map((row) => linkTo(page, row));
    const first = links[0]!;
    for (const link of links) await expect(link).toBeHidden();
    await button.click();
    for (const link of links) await expect(link).toBeInViewport();
    await page.mouse.click(4, 700);
    await expect(first).toBeHidden();
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test('a tap on a link of a menu leads to its page', async ({ page }) => {
    await page.goto(url('/'));
    const row = rows.find(({ menu }) => menu === 'About us')!;
    await header(page).getByRole('button', { name: 'About us', exact: true }).tap();
    await linkTo(page, row).tap();
    await expect(page).toHaveURL(url(row.path));
  });

  test('the header links to every page, and a link to the current page reloads it', async ({
    page,
  }) => {
    await page.goto(url('/'));
    for (const row of [...rows.slice(1), rows[0]!]) {
      const inMenu = rows.filter(({ menu }) => menu && menu === row.menu);
      const name = row.menu || '';
      if (inMenu.length > 1) await header(page).getByRole('button', { name }).click();
      await linkTo(page, row).click();
      await expect(page).toHaveURL(url(row.path));
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: row.name, exact: true })).toBeVisible();
    }
    await header(page).getByRole('button', { name: 'Joining us' }).click();
    const out = linkTo(page, { name: 'Parent Portal' });
    await expect(out).toHaveAttribute('href', 'https://portal.example/families');
    await expect(out).toBeVisible();
    await expect(linkTo(page, { name: 'Give an Apple Tree' })).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Give an Apple Tree' })).toBeVisible();
    const inFooter = pages.find(({ menu }) => menu === false)!;
    await expect(linkTo(page, inFooter)).toHaveCount(0);
    await expect(page.getByRole('link', { name: inFooter.name })).toBeVisible();
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await linkTo(page, rows[0]!).click();
    await expect.poll(loadedAt).not.toBe(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu button shows every link, Escape hides them, and links work', async ({ page }) => {
    await page.goto(url('/'));
    const { menu } = site.header;
    const toggle = header(page).getByRole('button', { name: menu, exact: true });
    await expect(linkTo(page, last)).toBeHidden();
    await toggle.tap();
    for (const row of rows) {
      const link = linkTo(page, row);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await page.keyboard.press('Escape');
    await expect(linkTo(page, last)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await expect(linkTo(page, last)).toBeVisible();
    // Tall enough to tap below the menu.
    await page.setViewportSize({ ...phone, height: 1200 });
    await page.touchscreen.tap(4, 1190);
    await expect(linkTo(page, last)).toBeHidden();
    await toggle.tap();
    await linkTo(page, last).tap();
    await expect(page).toHaveURL(url(last.path));
  });

  test('the list of contents comes before the text and leads to a section', async ({ page }) => {
    await page.goto(url('/our-garden#the-trees'));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const bar = contents.getByRole('button');
    await expect(bar).toBeInViewport();
    expect(
      await contents.evaluate((nav) => nav.nextElementSibling?.querySelector('#people')),
    ).toBeTruthy();
    const entry = contents.getByRole('link', { name: 'Who looks after it' });
    await bar.tap();
    await entry.tap();
    await expect(page).toHaveURL(url('/our-garden#people'));
    await expect(page.locator('#people').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    // Voice control clicks without a touch or focus event.
    await bar.evaluate((button: HTMLElement) => button.click());
    await expect(entry).toBeVisible();
    await bar.tap();
    await expect(entry).toBeHidden();
  });
});
