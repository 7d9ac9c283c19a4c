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
const footerLink = (page: Page, { name }: { name: string }) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.beforeEach(({ page }) => page.goto(url('/')));

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: site.header.skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(url('/#main'));
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('the main button is below the home page’s headline and in every other header', async ({
  page,
}) => {
  const button = linkTo(page, { name: 'Book a tour' }).filter({ visible: true });
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Book a tour');
  await expect(button).toHaveCount(0);
  await page.goto(url('/tuition'));
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    await expect(button).toHaveAttribute('href', 'https://tours.saintzoes.example/book');
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  // On a phone, the button scrolls away.
  await page.mouse.wheel(0, 600);
  await expect(button).not.toBeInViewport();
  await expect(header(page).getByRole('button', { name: site.header.menu })).toBeInViewport();
});

test('notices are right below the header', async ({ page }) => {
  const notices = page.getByRole('region', { name: 'Right now' });
  await expect(notices.getByRole('paragraph')).toHaveText(/^Orchard Road is flooded/);
  const [end, start] = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return [boxOf('header').bottom, boxOf('[aria-label="Right now"]').top];
  });
  expect(start).toBeCloseTo(end, 0);
});

test('the footer and a wide header have badges', async ({ page }) => {
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveCount(2);
  await page.setViewportSize(desktop);
  await expect(header(page).getByRole('img').filter({ visible: true })).toHaveCount(2);
});

test('social media and pages without a menu are only in the footer', async ({ page }) => {
  for (const name of ['YouTube', 'Give an Apple Tree', 'Our Founder, Doña Inés']) {
    await expect(linkTo(page, { name })).toHaveCount(0);
    await expect(footerLink(page, { name })).toBeVisible();
  }
});

test('the header shows a long name, or the short one on the smallest phone', async ({ page }) => {
  // Pages show the content's straight apostrophe as a curly one.
  const name = school.name.replace("'", '’');
  await expect(page.getByRole('contentinfo')).toContainText(name);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // Below 22rem, there is no room for the full name.
    const shown = width < 352 ? school.shortName : name;
    const shownName = header(page).getByText(shown, { exact: true });
    await expect(shownName).toBeInViewport({ ratio: 1 });
    const gap = await shownName.evaluate((text) => {
      const logo = text.closest('a')!.querySelector('img')!;
      return text.getBoundingClientRect().left - logo.getBoundingClientRect().right;
    });
    expect(gap, `between the logo and the name at ${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test.describe('on a large screen', () => {
  test.use({ viewport: desktop, hasTouch: true });

  test('a menu opens and closes by mouse and by keyboard', async ({ page }) => {
    const button = header(page).getByRole('button', { name: 'About us', exact: true });
    const first = linkTo(page, { name: 'A Letter of Welcome' });
    await expect(first).toBeHidden();
    await button.click();
    await expect(first).toBeInViewport();
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
    await header(page).getByRole('button', { name: 'About us', exact: true }).tap();
    await linkTo(page, { name: 'A Letter of Welcome' }).tap();
    await expect(page).toHaveURL(url('/welcome-letter'));
  });

  test('the header links to every page', async ({ page }) => {
    for (const row of rows) {
      const button = header(page).getByRole('button', { name: row.menu || 'none' });
      if (await button.count()) await button.click();
      await linkTo(page, row).click();
      await expect(page).toHaveURL(url(row.path));
      await expect(footerLink(page, row)).toBeVisible();
    }
    const loadedAt = () => page.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    await linkTo(page, last).click();
    await expect.poll(loadedAt).not.toBe(before);
  });

  test('a menu may link to another website', async ({ page }) => {
    await header(page).getByRole('button', { name: 'Joining us' }).click();
    const out = linkTo(page, { name: 'Parent Portal' });
    await expect(out).toHaveAttribute('href', 'https://portal.example/families');
    await expect(out).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  const buttonOf = (page: Page) => header(page).getByRole('button', { name: site.header.menu });

  test('the menu button shows every link', async ({ page }) => {
    await expect(linkTo(page, last)).toBeHidden();
    await buttonOf(page).tap();
    for (const row of rows) {
      const link = linkTo(page, row);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
    }
    await linkTo(page, last).tap();
    await expect(page).toHaveURL(url(last.path));
  });

  test('Escape or a tap below the menu hides it', async ({ page }) => {
    const toggle = buttonOf(page);
    await toggle.tap();
    await page.keyboard.press('Escape');
    await expect(linkTo(page, last)).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.press('Enter');
    await expect(linkTo(page, last)).toBeVisible();
    // Tall enough to tap below the menu.
    await page.setViewportSize({ ...phone, height: 1200 });
    await page.touchscreen.tap(4, 1190);
    await expect(linkTo(page, last)).toBeHidden();
  });

  test('the list of contents leads to a section', async ({ page }) => {
    await page.goto(url('/our-garden#the-trees'));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const bar = contents.getByRole('button');
    await expect(bar).toBeInViewport();
    await expect(page.locator('nav + * #people')).toBeVisible();
    const entry = contents.getByRole('link', { name: 'Who looks after it' });
    await bar.tap();
    await entry.tap();
    await expect(page).toHaveURL(url('/our-garden#people'));
    await expect(page.locator('#people').getByRole('heading').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
  });
});
