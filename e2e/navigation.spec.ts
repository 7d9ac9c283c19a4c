import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { desktop, phone, tablet, widths } from './screens';
import pages from './fixture/content/pages';
import school from './fixture/content/school';
import site from './fixture/content/site';
import { fixture } from './fixture-site';

// Navigation works without a script.
test.use({ javaScriptEnabled: false });

const { url } = fixture;
/** The links of the header. */
const links = [
  ...pages.rows.map((row) => ({ ...row, href: url(row.path) })),
  ...pages.links,
].filter((link) => link.menu !== false);
const last = links.at(-1)!;

const header = (page: Page) => page.getByRole('banner');
const linkTo = (page: Page, { name }: { name: string }) =>
  header(page).getByRole('link', { name, exact: true });

test.beforeEach(({ page }) => page.goto(url('/')));

test('the main button is in every header, and on the shelf of every phone', async ({ page }) => {
  const button = linkTo(page, { name: 'Book a tour' }).filter({ visible: true });
  // The home page's links are below its headline.
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a tour' })).toBeVisible();
  await expect(button).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.goto(url('/tuition'));
  for (const screen of [desktop, tablet, phone]) {
    await page.setViewportSize(screen);
    await expect(button).toHaveAttribute('href', 'https://tours.saintzoes.example/book');
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the main button of a tablet scrolls away, and the menu stays', async ({ page }) => {
  await page.setViewportSize(tablet);
  await page.goto(url('/tuition'));
  await page.mouse.wheel(0, 600);
  await expect(linkTo(page, { name: 'Book a tour' }).first()).not.toBeInViewport();
  await expect(header(page).getByRole('button', { name: site.header.menu })).toBeInViewport();
});

test('notices are right below the header', async ({ page }) => {
  const notices = page.getByRole('region', { name: site.header.notice });
  await expect(notices.getByRole('paragraph')).toHaveText(/^Orchard Road is flooded/);
  const above = (await header(page).boundingBox())!;
  expect((await notices.boundingBox())!.y).toBeCloseTo(above.y + above.height, 0);
});

test('the footer and a wide header have badges', async ({ page }) => {
  await expect(page.getByRole('contentinfo').getByRole('img')).toHaveCount(2);
  await page.setViewportSize(desktop);
  await expect(header(page).getByRole('img').filter({ visible: true })).toHaveCount(2);
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

  test('a tap on a link of the header or of a menu leads to its page', async ({ page }) => {
    for (const link of links) {
      const button = header(page).getByRole('button', { name: link.menu || 'none' });
      if (await button.count()) await button.tap();
      await linkTo(page, link).tap();
      await expect(page).toHaveURL(link.href);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the menu opens above the shelf and shows every link at once', async ({ page }) => {
    const button = header(page).getByRole('button', { name: site.header.menu });
    await expect(linkTo(page, last)).toBeHidden();
    await button.tap();
    const shelf = (await button.boundingBox())!;
    for (const each of [...links, { name: school.telephone }]) {
      const link = linkTo(page, each);
      await expect(link).toBeInViewport({ ratio: 1 });
      const { y, height } = (await link.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual(shelf.y);
    }
    await linkTo(page, last).tap();
    await expect(page).toHaveURL(last.href);
  });

  test('the shelf stays in view, except during typing and above a frame', async ({ page }) => {
    const menu = header(page).getByRole('button', { name: site.header.menu });
    await page.goto(url('/contact'));
    const field = page.getByRole('textbox').first();
    await field.scrollIntoViewIfNeeded();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await field.tap();
    await expect(menu).toBeHidden();
    await field.blur();
    await expect(menu).toBeInViewport({ ratio: 1 });
    // Fields in a frame can't hide the shelf, so it stays in the header.
    await page.goto(url('/contacto'));
    await expect(menu).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(menu).not.toBeInViewport();
  });

  test('the shelf stays in the header of a low screen or with text at 200%', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    const menu = header(page).getByRole('button', { name: site.header.menu });
    await menu.tap();
    await linkTo(page, last).scrollIntoViewIfNeeded();
    await expect(linkTo(page, last)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(menu).not.toBeInViewport();
    // A phone with text at 200% shows as much as a screen of half its size.
    await page.setViewportSize({ width: 160, height: 160 });
    await page.goto(url('/our-garden'));
    await expect(menu).toBeInViewport({ ratio: 1 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('button').tap();
    await expect(contents.getByRole('list')).toBeInViewport({ ratio: 1 });
  });

  test('the list of contents leads to a section', async ({ page }) => {
    await page.goto(url('/our-garden#the-trees'));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const button = contents.getByRole('button');
    await expect(button).toBeInViewport({ ratio: 1 });
    const menu = header(page).getByRole('button', { name: site.header.menu });
    const [left, right] = [(await button.boundingBox())!, (await menu.boundingBox())!];
    expect(left.y + left.height / 2).toBeCloseTo(right.y + right.height / 2, 0);
    await expect(page.locator('nav + * #people')).toBeVisible();
    const entry = contents.getByRole('link', { name: 'Who looks after it' });
    await button.tap();
    await entry.tap();
    await expect(page).toHaveURL(url('/our-garden#people'));
    await expect(page.locator('#people').getByRole('heading').first()).toBeInViewport();
  });
});
