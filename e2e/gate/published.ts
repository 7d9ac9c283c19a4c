import type { Page, Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect } from '../test';

/** Expects a page to answer without a redirect, and to name its address for search engines. */
export async function expectOwnAddress(page: Page, response: Response | null, canonical: string) {
  expect(response?.status()).toBe(200);
  expect(page.url()).toBe(response?.request().url());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
}

/** Expects a page to have a policy that allows only what the page itself has. The browser reports what it blocks. */
export async function expectStrictPolicy(page: Page) {
  const policy = page.locator('meta[http-equiv="Content-Security-Policy" i]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none'/);
  await expect(policy).not.toHaveAttribute('content', /unsafe-/);
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The check asks these of each page that it draws.
    'heading-level': 'off',
    'no-dup-id': 'off',
    'wcag/h37': 'off',
    // Safari reads a list without marks as a list only if it has this role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // A school may give two sections the same heading, such as two summer camps.
    'unique-landmark': 'off',
  },
});

export async function expectValidHtml(response: Response) {
  const { results } = await validator.validateString(await response.text());
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}
