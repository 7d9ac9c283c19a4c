import type { Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect } from '../test';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The check finds these when it draws each page.
  rules: { 'no-dup-id': 'off' },
});

export async function expectValidHtml(response: Response) {
  const { results } = await validator.validateString(await response.text());
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
}
