import { linkFindings } from '../scripts/check/links';
import { expect, test } from './fixtures';
import { live, secondSchool, sites, unconnected } from './sites';

for (const { name, directory, base, project } of [live, secondSchool, unconnected]) {
  // Only files are read, which are the same for every browser.
  test(`${name}: no page, file or anchor that is named is missing @chromium`, async () => {
    expect(await linkFindings(directory, base, project)).toEqual([]);
  });
}

for (const { name, url, content } of sites) {
  test(`${name}: every address for mail and telephone can be used`, async ({ page }) => {
    for (const { path } of content.pages) {
      await page.goto(url(path));
      const links = await page
        .locator('a[href^="mailto:"], a[href^="tel:"]')
        .evaluateAll((anchors) => (anchors as HTMLAnchorElement[]).map(({ href }) => href));
      expect(links.length, path).toBeGreaterThanOrEqual(2);
      for (const link of links) {
        expect(decodeURIComponent(link)).toMatch(
          /^mailto:[^@?\s]+@[^@?\s]+\.[^@?\s]+(\?|$)|^tel:\+\d{7,15}(;ext=\d+|,\d+)?$/,
        );
      }
    }
  });

  test(`${name}: whatever a page loads stays under the site’s own path`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const { path } of content.pages) {
      await page.goto(url(path), { waitUntil: 'load' });
    }
    const { origin } = new URL(url('/'));
    const own = asked.filter((each) => each.startsWith(origin));
    expect(own.length).toBeGreaterThan(content.pages.length);
    expect(own.filter((each) => !each.startsWith(url('/')))).toEqual([]);
  });
}
