import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formPath } from '../scripts/preview/sample-form';
import { expect, test } from './test';
import enrollment from './fixture/content/enrollment-inquiry';
import school from './fixture/content/school';
import { fixture } from './fixture-site';
import { lowestContrast } from './gate/words-on-photos';

// The page works without a script, and has none.
test.use({ javaScriptEnabled: false });

const { frame } = enrollment;
const inquiry = fixture.url('/enrollment-inquiry');

/** The text of the sample form in its frame. */
const sampleForm = (page: Page) => page.frameLocator('iframe').getByText('This is a sample.');

test('the frame is 1500 px high, its host learns only the site’s origin, and a link opens the form alone', async ({
  page,
  allowed,
}) => {
  // The sample form has no icon.
  allowed.push(/404/);
  const asked = page.waitForRequest((request) => request.url().endsWith(formPath));
  await page.goto(inquiry);
  expect(new URL((await asked).headers()['referer'] ?? '').pathname).toBe('/');
  const iframe = page.locator('iframe');
  for (const what of ['forms', 'downloads', 'storage-access-by-user-activation'])
    await expect(iframe).toHaveAttribute('sandbox', new RegExp(`\\ballow-${what}\\b`));
  await expect(iframe).not.toHaveAttribute('sandbox', /allow-top-navigation( |$)/);
  await expect(iframe).toHaveAttribute('allowfullscreen');
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

test('“Loading…” shows only until the form appears', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${formPath}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(inquiry, { waitUntil: 'commit' });
  const loading = page.frameLocator('iframe').getByText(frame.loading);
  await expect(loading).toBeVisible();
  release();
  await expect(sampleForm(page)).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('an online form without a background is legible, whatever colors it declares', async ({
  page,
}) => {
  let declared = '';
  await page.route(`**${formPath}`, (route) => {
    const body = `<meta name="color-scheme" content="${declared}"><p>Your name</p>`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  // Browsers do not draw a frame outside the viewport.
  await page.setViewportSize({ width: 1280, height: 3000 });
  for (declared of ['normal', 'light', 'dark', 'light dark']) {
    await page.goto(inquiry);
    const words = page.frameLocator('iframe').getByText('Your name');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await words.evaluate((node) => (node.style.color = ''));
      const color = await words.evaluate((node) => getComputedStyle(node).color);
      await words.evaluate((node) => (node.style.color = 'transparent'));
      // Playwright misplaces elements in a frame with padding, so this measures a part of the frame that has them.
      const picture = sharp(await page.locator('iframe').screenshot());
      const part = picture.extract({ left: 30, top: 30, width: 200, height: 40 });
      const contrast = await lowestContrast(color, part);
      expect(contrast, `“${declared}” in ${colorScheme}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('a form that posts to another host of its service arrives, and its answer shows', async ({
  page,
}) => {
  const action = 'https://submit.example/inquiry';
  const form = `<form method="post" action="${action}"><input name="child" value="Ana"><button>Send</button></form>`;
  await page.route(`**${formPath}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  );
  const arrived: (string | null)[] = [];
  await page.route(action, (route) => {
    arrived.push(route.request().postData());
    return route.fulfill({ contentType: 'text/html', body: 'Thank you, it is here.' });
  });
  await page.goto(inquiry);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'Send' }).click();
  await expect(frame.getByText('Thank you, it is here.')).toBeVisible();
  expect(arrived).toEqual(['child=Ana']);
});

test.describe('with the form’s own script', () => {
  test.use({ javaScriptEnabled: true });

  test('the form may show a dialog, and a link may leave the frame', async ({ page, allowed }) => {
    allowed.push(/404/);
    await page.goto(inquiry);
    const form = page.frameLocator('iframe');
    page.once('dialog', (dialog) => dialog.accept());
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('button', { name: 'Nothing was sent' })).toBeVisible();
    await form.getByRole('link', { name: 'whole window' }).click();
    await expect(page).toHaveURL(new RegExp(`${formPath}#$`));
  });
});
