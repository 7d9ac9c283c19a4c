import { expect, test } from './fixtures';
import { sites } from './sites';

// 1280 × 1024 at 400 % zoom is 320 × 256 (WCAG 1.4.10).
const screens = [
  [320, 256],
  [320, 700],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

for (const { name, url, content } of sites) {
  for (const { path } of content.pages.filter((row) => !row.sameAs)) {
    test(`${name}: ${path} never scrolls sideways from 320 to 1920 px, and cuts no spaced text off`, async ({
      page,
    }) => {
      await page.goto(url(path));
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      // The override of WCAG 1.4.12, set as a user's own style sheet would be, whatever the policy.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => {
            const { overflowX, overflowY } = getComputedStyle(element);
            const clips = /hidden|clip/.test(overflowX + overflowY) && element.clientWidth > 1;
            return (
              clips &&
              (element.scrollWidth > element.clientWidth + 1 ||
                element.scrollHeight > element.clientHeight + 1)
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
    });
  }
}
