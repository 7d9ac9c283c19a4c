import { expect, test } from './fixtures';
import { desktop, phone } from './screens';
import { sites } from './sites';

for (const { name, url, content } of sites) {
  for (const viewport of [desktop, phone]) {
    test(`${name}: no anchor comes to rest under the bar at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      for (const { path } of content.pages.filter((row) => !row.sameAs)) {
        await page.goto(url(path));
        const anchors = await page
          .locator('main a[href^="#"]')
          .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
        for (const anchor of anchors) {
          await page.goto(url(path + anchor));
          const [bar, target] = await Promise.all([
            page.locator('header.site-header').boundingBox(),
            page.locator(anchor).boundingBox(),
          ]);
          expect(target!.y, path + anchor).toBeGreaterThanOrEqual(bar!.y + bar!.height);
        }
      }
    });
  }
}
