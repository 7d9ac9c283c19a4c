import type { Page, Response } from '@playwright/test';
import { expect } from '../fixtures';

/** Expects a page to answer where it was asked for, and to name its address for search engines. */
export async function expectOwnAddress(page: Page, response: Response | null, canonical: string) {
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(response?.request().url());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
}

/** Expects a page to have only the scripts and the policy that the build wrote. */
export async function expectOwnScripts(page: Page) {
  const has = async (selector: string) => (await page.locator(selector).count()) > 0;
  const active = page.locator(
    'script:not([type="application/ld+json"], [type="speculationrules"])',
  );
  const sources = await active.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  expect(sources).toEqual((await has('[data-island]')) ? [null] : []);
  expect(await page.content()).not.toMatch(/__next_f|_next\/static\/chunks\/[^"]*\.js/);

  const meta = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  const policy = await meta.getAttribute('content');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/unsafe-/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/connect-src 'self'(;| http)/);
  expect(/frame-src/.test(policy!)).toBe(await has('iframe'));
  expect(policy).toContain((await has('form')) ? 'form-action mailto:' : "form-action 'none'");
}
