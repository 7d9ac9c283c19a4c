import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { formPath } from '@/scripts/preview/sample-form';
import { expect, test } from './test';
import enrollment from './fixture/content/enrollment-inquiry';
import { fixture } from './fixture-site';
import { holdBack } from './page/hold-back';

// The page has no script. The sample form has no icon.
test.use({ javaScriptEnabled: false, allowed: [/404/] });

const inquiry = fixture.url('/enrollment-inquiry');

/** The text of the sample form in its frame. */
const sampleForm = (page: Page) => page.frameLocator('iframe').getByText('This is a sample.');

test('the page shows the form, and links to its place and its own page', async ({ page }) => {
  const { frame } = enrollment;
  await page.goto(inquiry);
  await expect(page.locator('iframe')).toHaveCSS('height', '1500px');
  await page.getByRole('link', { name: frame.answer }).click();
  await expect(sampleForm(page)).toBeInViewport();
  await page.getByRole('link', { name: frame.open }).click();
  await expect(page).toHaveURL(new RegExp(`${formPath}$`));
});

test('“Loading…” is visible only until the form appears', async ({ page }) => {
  const release = await holdBack(page, `**${formPath}`);
  await page.goto(inquiry, { waitUntil: 'commit' });
  const loading = page.frameLocator('iframe').getByText(enrollment.frame.loading);
  await expect(loading).toBeVisible();
  release();
  await expect(sampleForm(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('a form without a background is legible in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(inquiry);
  const frame = page.locator('iframe');
  // The form's text is black then.
  await expect(frame).toHaveCSS('color-scheme', 'light');
  const background = await frame.evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(wcagContrast(background, '#000')).toBeGreaterThanOrEqual(7);
});

test.describe('with the form’s own script', () => {
  test.use({ javaScriptEnabled: true });

  test('a form may ask, post to another host and leave the frame', async ({ page }) => {
    const host = 'https://submit.example';
    const body = `<form method="post" action="${host}" onsubmit="return confirm()"><input name="child" value="Ana"><button>Send</button></form>`;
    await page.route(`**${formPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route(host, (route) => {
      const body = `${route.request().postData()} <a href="${host}/thanks" target="_top">Go on</a>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(inquiry);
    const form = page.frameLocator('iframe');
    page.once('dialog', (dialog) => dialog.accept());
    await form.getByRole('button').click();
    await expect(form.getByText('child=Ana')).toBeVisible();
    await form.getByRole('link').click();
    await expect(page).toHaveURL(`${host}/thanks`);
  });
});

test('a pencil line leads from a sentence to a point of the photo @chromium', async ({ page }) => {
  await page.goto(inquiry);
  const [x, y] = enrollment.photoPoint!;
  const line = (await page.locator('#pencil-line').boundingBox())!;
  const photo = (await page.locator('main header img').boundingBox())!;
  const sentence = (await page.getByText(enrollment.photoLine!).boundingBox())!;
  expect(Math.abs(line.x - (sentence.x + sentence.width))).toBeLessThan(10);
  expect(Math.abs(line.x + line.width - (photo.x + (photo.width * x) / 100))).toBeLessThan(10);
  expect(Math.abs(line.y - (photo.y + (photo.height * y) / 100))).toBeLessThan(10);
});
