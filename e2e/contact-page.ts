import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { outboxDirectory, secondSchool } from './sites';

/** The journeys use the second school, whose words no editor changes. */
const words = secondSchool.content.contact.form;

/** The page with the form. */
export const contactPage = secondSchool.pageUrl('contact');

/** A sender that no other test uses, so that a test can find its own messages in the outbox. */
export function newSender(): string {
  return `parent-${crypto.randomUUID()}@example.org`;
}

/** The messages that the mail service received from one sender. */
export function outbox(sender: string) {
  return readdirSync(outboxDirectory)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(outboxDirectory, file), 'utf8')).template_params)
    .filter(({ from_email }) => from_email === sender);
}

/** What a visitor types. */
export const messageFrom = (sender: string) => ({
  from_name: 'Ada Parent',
  from_email: sender,
  from_phone: '(413) 555-0199',
  message: 'May we visit?\nOn “Tuesday” 👩‍👧',
});

export const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

export async function fill(page: Page, sender: string) {
  for (const [name, value] of Object.entries(messageFrom(sender)))
    await field(page, name).fill(value);
}

/** Expects the form to contain what `fill` typed. */
export async function expectFilled(page: Page, sender: string) {
  for (const [name, value] of Object.entries(messageFrom(sender)))
    await expect(field(page, name)).toHaveValue(value);
}

export async function expectEmpty(page: Page) {
  for (const name of Object.keys(messageFrom(''))) await expect(field(page, name)).toHaveValue('');
}

export const button = (page: Page) => page.getByRole('button', { name: words.send });
export const success = (page: Page) => page.getByRole('status').getByText(words.sent);
/** Says that a message did not leave, or may not have left. */
export const notice = (page: Page) => page.locator('form').getByRole('alert');
/** An island whose component has taken over. */
export const hydrated = (page: Page) => page.locator('[data-island][data-hydrated]');

/** The script of the form, and its copy. */
export const scripts = '**/_next/**/contact-form*.js*';

/** Visits the page, and keeps the script of the form back until the returned function is called. */
export async function visitWithoutScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  // In Firefox, a page has loaded only when the script has.
  await page.goto(contactPage, { waitUntil: 'domcontentloaded' });
  return release;
}
