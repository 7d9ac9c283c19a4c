import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formPath } from '../scripts/preview/sample-form';
import { expect, test } from './test';
import admissions from './fixture/content/admissions-process';
import enrollment from './fixture/content/enrollment-inquiry';
import school from './fixture/content/school';
import { fixture } from './fixture-site';
import { lowestContrast } from './page/text-on-photos';

// The page has no script. The sample form has no icon.
test.use({ javaScriptEnabled: false, allowed: [/404/] });

const { frame } = enrollment;
const inquiry = fixture.url('/enrollment-inquiry');

/** Replaces the sample form with other HTML. */
const serveForm = (page: Page, body: string) =>
  page.route(`**${formPath}`, (route) => route.fulfill({ contentType: 'text/html', body }));

/** The text of the sample form in its frame. */
const sampleForm = (page: Page) => page.frameLocator('iframe').getByText('This is a sample.');

test('the request for the form names only the site’s origin', async ({ page }) => {
  const request = page.waitForRequest(`**${formPath}`);
  await page.goto(inquiry);
  expect(new URL((await request).headers()['referer'] ?? '').pathname).toBe('/');
});

test('the frame may do what forms need, but may not replace the page', async ({ page }) => {
  await page.goto(inquiry);
  const iframe = page.locator('iframe');
  for (const what of ['downloads', 'storage-access-by-user-activation'])
    await expect(iframe).toHaveAttribute('sandbox', new RegExp(`\\ballow-${what}\\b`));
  await expect(iframe).not.toHaveAttribute('sandbox', /allow-top-navigation( |$)/);
  await expect(iframe).toHaveAttribute('allowfullscreen');
});

test('the page shows the form and ways to get help', async ({ page }) => {
  await page.goto(inquiry);
  const iframe = page.locator('iframe');
  for (const paragraph of [enrollment.intro, ...enrollment.paragraphs])
    await expect(page.locator('main')).toContainText(paragraph);
  await expect(iframe).toHaveCSS('height', '1500px');
  await expect(iframe).toHaveAttribute('title', frame.title);
  await expect(sampleForm(page)).toBeVisible();
  for (const name of [school.telephone, school.email])
    await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
  await page.getByRole('link', { name: frame.answer }).click();
  await expect(sampleForm(page)).toBeInViewport();
  await page.getByRole('link', { name: frame.open }).click();
  await expect(page).toHaveURL(new RegExp(`${formPath}$`));
});

test('“Loading…” is visible only until the form appears', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${formPath}`, (route) => released.then(() => route.continue()));
  await page.goto(inquiry, { waitUntil: 'commit' });
  const loading = page.frameLocator('iframe').getByText(frame.loading);
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

test('a form may post to another host and show the answer', async ({ page }) => {
  const action = 'https://submit.example/inquiry';
  const fields = '<input name="child" value="Ana"><button>Send</button>';
  await serveForm(page, `<form method="post" action="${action}">${fields}</form>`);
  await page.route(action, (route) =>
    route.fulfill({ contentType: 'text/html', body: `Thank you: ${route.request().postData()}` }),
  );
  await page.goto(inquiry);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Thank you: child=Ana')).toBeVisible();
});

test.describe('with the form’s own script', () => {
  test.use({ javaScriptEnabled: true });

  test('the form may show a dialog, and a link may leave the frame', async ({ page }) => {
    await page.goto(inquiry);
    const form = page.frameLocator('iframe');
    page.once('dialog', (dialog) => dialog.accept());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('button', { name: 'Nothing was sent' })).toBeVisible();
    await form.getByRole('link', { name: 'whole window' }).click();
    await expect(page).toHaveURL(new RegExp(`${formPath}#$`));
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
  await steps.first().getByRole('link').click();
  await expect(page).toHaveURL(`${fixture.url('/admissions-process')}#${admissions.steps[0]!.id}`);
});
