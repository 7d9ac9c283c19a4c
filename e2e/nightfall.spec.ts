import { expect, test } from './test';
import { fixture } from './fixture-site';
import { desktop, phone } from './screens';

const address = fixture.url('/admissions-process');

// Firefox has no scroll animations.
test.describe('nightfall at the end of a page @chromium', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'no-preference' });

  for (const viewport of [desktop, phone]) {
    test(`is over when the text is in view at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const photoByDay = page.locator('#ending-day');
      const heading = page.locator('#next-step');

      await photoByDay.evaluate((day) =>
        scrollBy(0, day.getBoundingClientRect().top - 0.8 * innerHeight),
      );
      await expect(photoByDay).toBeInViewport();
      await expect(photoByDay).toHaveCSS('opacity', '1');
      await expect(heading).not.toBeInViewport();

      await heading.evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - innerHeight));
      await expect(photoByDay).toHaveCSS('opacity', '0');

      await page.goto(`${address}#next-step`);
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(photoByDay).toHaveCSS('opacity', '0');
    });
  }

  test('continues in the footer', async ({ page }) => {
    await page.goto(address);
    const background = (selector: string) =>
      page.locator(selector).evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(await background('.site-footer')).toBe(await background('#ending'));
  });

  test('is over at once in dark mode and for visitors who avoid motion', async ({ page }) => {
    await page.goto(address);
    const photoByDay = page.locator('#ending-day');
    await expect(photoByDay).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(photoByDay).toBeHidden();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(photoByDay).toBeHidden();
  });
});

test('a text from right to left has the dark side of the photo', async ({ page }) => {
  await page.goto(address);
  const photo = page.locator('#ending-photo');
  const evening = page.locator('#ending-evening');
  await expect(evening).toHaveCSS('mask-image', /gradient\(to right/);
  await page.locator('#ending').evaluate((ending) => ending.setAttribute('dir', 'rtl'));
  await expect(evening).toHaveCSS('mask-image', /gradient\(to left/);
  await expect(photo).toHaveCSS('scale', 'none');
});
