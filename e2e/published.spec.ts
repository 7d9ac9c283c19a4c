import { expect, test } from './fixtures';
import { sites } from './sites';

/** What holds for each page of the live site, too: the watch prints these messages (live.config.ts). */
for (const { name, url, publicUrl, content } of sites) {
  for (const { path, sameAs } of content.pages) {
    test(`${name}: ${path} answers at its own address, and runs no script but its island’s`, async ({
      page,
    }) => {
      const at = url(path);
      const status = (await page.goto(at))?.status();
      const unanswered = `${at}: The page does not answer (${status}): look at the last run of Publish.`;
      expect(status, unanswered).toBe(200);
      const moved = `${at}: The page sends visitors on to ${page.url()}: it must answer at its own address.`;
      expect(page.url(), moved).toBe(at);

      const canonical = page.locator('link[rel=canonical]');
      const [address] = await canonical.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href')),
      );
      const misnamed = `${at}: The page names ${address} as its own address: is SITE_URL the address that visitors use?`;
      expect(address, misnamed).toBe(publicUrl(sameAs ?? path));

      const active = page.locator(
        'script:not([type="application/ld+json"], [type="speculationrules"])',
      );
      const hasIsland = (await page.locator('[data-island]').count()) > 0;
      const sources = await active.evaluateAll((all) =>
        all.map((each) => each.getAttribute('src')),
      );
      const foreign = `${at}: The page has scripts that the build did not write (${sources}): has the host added them?`;
      expect(sources, foreign).toEqual(hasIsland ? [null] : []);
      expect(await page.content(), foreign).not.toMatch(
        /__next_f|_next\/static\/chunks\/[^"]*\.js/,
      );

      const policies = page.locator('meta[http-equiv="Content-Security-Policy" i]');
      const [policy = ''] = await policies.evaluateAll((all) =>
        all.map((meta) => meta.getAttribute('content') ?? ''),
      );
      const changed = `${at}: The page has no Content-Security-Policy, or not the one that the build wrote: something changed the page on its way.`;
      expect(policy, changed).toContain("default-src 'none'");
      expect(policy, changed).toContain("base-uri 'none'");
      expect(policy, changed).toContain("object-src 'none'");
      expect(policy, changed).not.toMatch(/unsafe-/);
      expect(policy, changed).toContain("require-trusted-types-for 'script'");
      expect(policy, changed).toMatch(/connect-src 'self'(;| http)/);
      const hasFrame = (await page.locator('iframe').count()) > 0;
      expect(/frame-src/.test(policy), changed).toBe(hasFrame);
      const hasForm = (await page.locator('form').count()) > 0;
      expect(policy, changed).toContain(hasForm ? 'form-action mailto:' : "form-action 'none'");
    });
  }
}
