import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formPath } from '@/scripts/preview/sample-form';
import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import enrollment from './fixture/content/enrollment-inquiry';
import school from './fixture/content/school';
import { fixture } from './fixture-site';
import { holdBack } from './page/hold-back';
import { lowestContrast } from './page/text-on-photos';

// The page has no script. The sample form has no icon.
test.use({ javaScriptEnabled: false, allowed: [/404/] });

const inquiry = fixture.url('/enrollment-inquiry');

/** Replaces the sample form with other HTML. */
const serveForm = (page: Page, body: string) =>
  page.route(`**${formPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));

/** The text of the sample form in its frame. */
const sampleForm = (page: Page) => page.frameLocator('iframe').getByText('This is a sample.');

test('the page shows the form and ways to get help', async ({ page }) => {
  const { intro, paragraphs, frame } = enrollment;
  await page.goto(inquiry);
  const main = page.locator('main');
  for (const paragraph of [intro, ...paragraphs]) await expect(main).toContainText(paragraph);
  await expect(page.locator('iframe')).toHaveCSS('height', '1500px');
  for (const name of [school.telephone, school.email])
    await expect(main.getByRole('link', { name })).toBeVisible();
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

test('a form without a background is legible, whatever colors it declares', async ({ page }) => {
  // Browsers don't draw a frame outside the viewport.
  await page.setViewportSize({ width: 1280, height: 3000 });
  for (const declared of ['normal', 'light', 'dark', 'light dark']) {
    await serveForm(page, `<meta name="color-scheme" content="${declared}"><p>Your name</p>`);
    await page.goto(inquiry);
    const text = page.frameLocator('iframe').getByText('Your name');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await text.evaluate((node) => (node.style.color = ''));
      const color = await text.evaluate((node) => getComputedStyle(node).color);
      await text.evaluate((node) => (node.style.color = 'transparent'));
      // Playwright misplaces elements in a padded frame, so the test measures the area with the text.
      const picture = sharp(await page.locator('iframe').screenshot());
      const area = picture.extract({ left: 30, top: 30, width: 200, height: 40 });
      const contrast = await lowestContrast(color, area);
      expect(contrast, `“${declared}” in ${colorScheme}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test.describe('with the form’s own script', () => {
  test.use({ javaScriptEnabled: true });

  test('a form may ask, post to another host, show the answer and leave the frame', async ({
    page,
  }) => {
    const host = 'https://submit.example';
    await serveForm(
      page,
      `<form method="post" action="${host}" onsubmit="return confirm()"><input name="child" value="Ana"><button>Send</button></form>`,
    );
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
  const photo = (await page.locator('main header img').boundingBox())!;
  const end = await page.locator('#pencil-line path').evaluate((path: SVGPathElement) => {
    const { x, y } = path
      .getPointAtLength(path.getTotalLength())
      .matrixTransform(path.getScreenCTM()!);
    return { x, y };
  });
  const start = (await page.locator('#pencil-line').boundingBox())!;
  const sentence = (await page.getByText(enrollment.photoLine!).boundingBox())!;
  expect(Math.abs(end.x - (photo.x + (photo.width * x) / 100))).toBeLessThan(10);
  expect(Math.abs(end.y - (photo.y + (photo.height * y) / 100))).toBeLessThan(20);
  expect(Math.abs(start.x - (sentence.x + sentence.width))).toBeLessThan(10);
});

test('the page ends with the steps of admissions', async ({ page }) => {
  await page.goto(inquiry);
  const steps = page.getByRole('complementary').getByRole('listitem');
  await expect(steps).toHaveText(admissions.steps.map(({ title }) => new RegExp(title)));
});
