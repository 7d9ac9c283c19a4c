import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { outboxDirectory as folder, secondSchool } from './sites';

/** The form is walked at the second school, whose words no editor changes. */
const { contact } = secondSchool.content;
const { labels, failed } = contact.form;

/** The page that has the form. */
export const contactPage = secondSchool.pageUrl('contact');

/** The one address that the form sends to. */
export const mailService = '**/api/v1.0/email/send';

/** What the browser loads of the form. */
export const bundle = '**/_next/static/islands/**';

/** A sender whom no other test has, so that the outbox can be asked about one message. */
export function newSender(): string {
  return `parent-${crypto.randomUUID()}@example.org`;
}

/** The bodies that the mail service was sent by one sender. */
export function outbox(sender: string) {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter((body) => body.template_params.from_email === sender);
}

/** Keeps every message waiting on its way until the function that this returns is called. */
export async function holdAnswers(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(mailService, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return () => release();
}

export async function fill(page: Page, sender: string, message = 'May we visit on Tuesday?') {
  await page.getByLabel(labels.name).fill('Ada Parent');
  await page.getByLabel(labels.email).fill(sender);
  await page.getByLabel(labels.phone).fill('(413) 555-0199');
  await page.getByLabel(labels.message).fill(message);
}

export const button = (page: Page) => page.getByRole('button', { name: contact.form.send });
export const success = (page: Page) => page.getByText(contact.form.sent);
/** What the page says of a message that did not leave, or may not have. */
export const notice = (page: Page, why: 'notConnected' | 'unreachable' | 'unanswered') =>
  page.getByRole('alert').filter({ hasText: failed[why] });
export const anyNotice = (page: Page) => page.getByRole('alert').filter({ hasText: failed.call });
/** The form is the component's, and no longer the browser's alone. */
export const hydrated = (page: Page) => page.locator('[data-island][data-hydrated]');

export async function expectKept(page: Page, sender: string, message = 'May we visit on Tuesday?') {
  await expect(page.getByLabel(labels.name)).toHaveValue('Ada Parent');
  await expect(page.getByLabel(labels.email)).toHaveValue(sender);
  await expect(page.getByLabel(labels.phone)).toHaveValue('(413) 555-0199');
  await expect(page.getByLabel(labels.message)).toHaveValue(message);
}

export async function expectEmpty(page: Page) {
  for (const label of Object.values(labels)) await expect(page.getByLabel(label)).toHaveValue('');
}

/** Stops the page's clock, which then only runs as told (`page.clock.runFor`). */
export async function stopClock(page: Page) {
  await expect(hydrated(page)).toBeAttached();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
