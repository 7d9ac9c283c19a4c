import type { Response } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect } from '../test';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The check finds these when it renders each page.
    'no-dup-id': 'off',
    // Safari announces a list without markers as a list only if it has this role.
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
