import type { Page } from '@playwright/test';
import { formPath } from '../scripts/sample-form';
import { expect, networkComplaint, test } from './fixtures';
import { enrollment } from './second-school/content';
import { hasPage, secondSchool, unconnected } from './sites';

const { school } = secondSchool.content;
const { frame } = enrollment;
const inquiry = secondSchool.pageUrl('enrollment-inquiry');

/** A text of the content as it is shown. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

/** What the stand-in form says in its frame. */
const sampleForm = (page: Page) =>
  page
    .frameLocator('iframe')
    .getByText(/sample/i)
    .first();

/** The page is useful whatever the form does. */
async function expectWaysOn(page: Page) {
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: school.telephone })).toBeVisible();
  await expect(main.getByRole('link', { name: school.email })).toBeVisible();
}

/** The second school has the page as long as the project has it. */
if (hasPage(secondSchool, 'enrollment-inquiry')) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled });

      test('the inquiry form stands in a named frame 1500 px tall', async ({ page }) => {
        await page.goto(inquiry);
        for (const paragraph of enrollment.intro)
          await expect(page.locator('main')).toContainText(withoutLinks(paragraph));
        const box = await page.locator('iframe').boundingBox();
        expect(box?.height).toBe(1500);
        await expect(page.locator('iframe')).toHaveAttribute('title', frame.title);
        await expect(sampleForm(page)).toBeVisible();
      });

      test('the form can be opened by itself', async ({ page, allowed }) => {
        // The stand-in has no icon.
        allowed.push(/404/);
        await page.goto(inquiry);
        await page.getByRole('link', { name: frame.open }).click();
        await expect(page).toHaveURL(new RegExp(`${formPath}$`));
      });

      test('“Loading…” shows until the form is there, and no longer', async ({ page }) => {
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
    });
  }

  for (const [what, answer] of [
    ['fails', { status: 500, body: 'Server error' }],
    ['is blocked', 'abort'],
  ] as const) {
    test(`where the form ${what}, the page still says how to reach the school`, async ({
      page,
      allowed,
    }) => {
      allowed.push(/500/, networkComplaint);
      await page.route(`**${formPath}`, (route) =>
        answer === 'abort' ? route.abort('blockedbyclient') : route.fulfill(answer),
      );
      await page.goto(inquiry);
      await expect(page.getByRole('link', { name: frame.open })).toBeVisible();
      await expectWaysOn(page);
    });
  }

  test('the frame may do what a form needs and learns no more than the site’s name', async ({
    page,
  }) => {
    const asked = page.waitForRequest((request) => request.url().endsWith(formPath));
    await page.goto(inquiry);
    const referrer = (await asked).headers()['referer'] ?? '';
    expect(new URL(referrer).pathname).toBe('/');
    const sandbox = (await page.locator('iframe').getAttribute('sandbox'))?.split(' ') ?? [];
    expect(sandbox).toContain('allow-forms');
    expect(sandbox).not.toContain('allow-top-navigation');
  });

  test('without a connected form the page says so and offers e-mail and telephone', async ({
    page,
  }) => {
    await page.goto(unconnected.pageUrl('enrollment-inquiry'));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByText('Our form is being mended.')).toBeVisible();
    await expect(page.getByText('tell us what you know today')).toBeVisible();
    await expectWaysOn(page);
  });
}
