import { expect, test } from './test';
import { expectLargeControls, expectVisibleFocus } from './one-visit/controls';
import { expectFramedButtons } from './one-visit/framed-buttons';
import { sheets } from './one-visit/paper';
import { expectSharpPhotos } from './one-visit/sharp-photos';
import { desktop, phone } from './screens';
import { fixture } from './sites';

const { url, pages } = fixture;

/** The most sheets of paper that these pages need. All other pages need at most two. */
const maxSheets: Record<string, number> = {
  '/welcome-letter': 1,
  '/meet-the-founder': 1,
  '/our-garden': 4,
};

// One visit answers all of these questions about a page.
for (const { path } of pages) {
  test(`${path} has sharp photos and large controls, shows the focus, and prints on few sheets`, async ({
    page,
    browserName,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(url(path));
    await test.step('photos are sharp on a phone', () => expectSharpPhotos(page));
    await test.step('controls are at least 44 px on a phone, also in its menu', async () => {
      await page.locator('[popovertarget=menu]').press('Enter');
      await expectLargeControls(page);
      await page.keyboard.press('Escape');
    });
    await page.setViewportSize(desktop);
    await test.step('photos are sharp on a computer', () => expectSharpPhotos(page));
    await test.step('controls are at least 44 px on a computer', () => expectLargeControls(page));
    await test.step('each Tab shows the focus', async () => {
      // All pages have the header of the home page.
      await page.goto(url(path === '/' ? path : `${path}#main`));
      await expectVisibleFocus(page);
    });
    // Playwright prints and forces colors only in Chromium.
    if (browserName !== 'chromium') return;
    const max = maxSheets[path] ?? 2;
    await test.step(`it prints on at most ${max} sheets of US Letter`, async () =>
      expect(await sheets(page, 'Letter')).toBeLessThanOrEqual(max));
    await test.step('buttons have frames in forced colors', () => expectFramedButtons(page));
  });
}
