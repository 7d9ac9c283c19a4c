import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { loadImages } from './gate/screenshots';
import { desktop, phone } from './screens';
import { fixture } from './fixture-site';

const { url, pages } = fixture;

// One visit per page for all of these, because loading takes most of the time.
for (const { path } of pages) {
  test(`${path} has sharp photos, lists for Safari, a visible focus and borders in forced colors`, async ({
    page,
    browserName,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(url(path));
    await test.step('a list without markers has a role, because Safari needs it', async () => {
      const lists = page.locator('main :is(ol, ul):not([role], nav *)');
      const marks = lists.evaluateAll((all) => all.map((it) => getComputedStyle(it).listStyleType));
      expect(await marks).not.toContain('none');
    });
    await test.step('photos are sharp on a phone', () => expectSharpPhotos(page));
    await page.setViewportSize(desktop);
    await test.step('photos are sharp on a computer', () => expectSharpPhotos(page));
    await test.step('every control shows its focus', async () => {
      // All pages have the header of the home page.
      const isHome = path === '/';
      await page.goto(url(isHome ? path : `${path}#main`));
      const inHeader = await page.locator('header :is(a, button):visible').count();
      expect(await expectVisibleFocus(page)).toBeGreaterThanOrEqual(isHome ? inHeader : 1);
    });
    // Playwright forces colors only in Chromium.
    if (browserName === 'chromium')
      await test.step('buttons have borders in forced colors', () => expectButtonBorders(page));
  });
}

/** Expects each photo to have enough pixels for its box and to keep its proportions. */
async function expectSharpPhotos(page: Page): Promise<void> {
  await loadImages(page);
  const photos = await page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images.map((img) => {
      const widthsIn = (text: string) =>
        [...text.matchAll(/-(\d+)\.\w+\.avif/g)].map(([, width]) => Number(width));
      const name = img.currentSrc.split('/').at(-1)!;
      const sources = [...img.parentElement!.children] as HTMLImageElement[];
      const { srcset } = sources.find((source) => source.srcset.includes(name))!;
      const { width, height } = img.getBoundingClientRect();
      return {
        // A box with another aspect ratio crops the photo, so both dimensions must be large enough.
        width: Math.max(width, height * (img.naturalWidth / img.naturalHeight)),
        file: widthsIn(name)[0],
        largest: Math.max(...widthsIn(srcset)),
        fit: getComputedStyle(img).objectFit,
      };
    }),
  );
  // If the original is too small for the box, the page must use the largest file.
  for (const { width, file, largest, fit } of photos) {
    expect(file).toBeGreaterThanOrEqual(Math.min(width * 0.98, largest));
    expect(fit).toBe('cover');
  }
}

/**
 * Tabs to the end of the page or to a frame and expects a visible focus each time.
 *
 * @returns the number of controls
 */
async function expectVisibleFocus(page: Page): Promise<number> {
  for (let controls = 0; ; controls++) {
    const last = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press('Tab');
    await page.waitForFunction((last) => document.activeElement !== last, last);
    const state = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { x, y, width, height } = element.getBoundingClientRect();
      // Browsers scroll only the first line of a tall field into view.
      const visible = Math.min(height, innerHeight - y);
      const top = document.elementFromPoint(x + width / 2, y + visible / 2);
      return {
        html: element.outerHTML.slice(0, 160),
        outline: parseFloat(getComputedStyle(element).outlineWidth),
        covered: !(top && (element.contains(top) || top.contains(element))),
        // Next come the frame's or the browser's own controls.
        left: element.tagName === 'IFRAME' || element === document.body,
      };
    });
    if (state.left) return controls;
    expect(state.outline, state.html).toBeGreaterThanOrEqual(2);
    expect(state.covered, `${state.html} is covered`).toBe(false);
  }
}

/** Forced colors remove backgrounds, so this expects each button to have a border then. */
async function expectButtonBorders(page: Page): Promise<void> {
  // The skip link is visible only while focused.
  const controls = page.locator(':is(main, header > :not([href="#main"])) :is(a, button):visible');
  await controls.evaluateAll((all) => {
    const isFilled = (each: Element) =>
      !/^rgba\(.*, 0\)$/.test(getComputedStyle(each).backgroundColor);
    for (const each of all) each.toggleAttribute('data-filled', isFilled(each));
  });
  const buttons = page.locator('[data-filled]');
  await expect(buttons).not.toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active' });
  const borderless = await buttons.evaluateAll((all) =>
    all
      .filter((each) => parseFloat(getComputedStyle(each).borderTopWidth) < 1)
      .map((each) => each.outerHTML),
  );
  expect(borderless).toEqual([]);
}
