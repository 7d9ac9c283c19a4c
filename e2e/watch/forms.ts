import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mailPath } from '../../scripts/mail-service';

/**
 * Waits for the enrollment form in its frame.
 *
 * @param at the address of the page that shows it
 * @returns a sentence if the form is not there
 */
export async function frameProblem(page: Page, at: string): Promise<string | undefined> {
  let status = 0;
  page.on('response', (response) => {
    const isFrame = response.frame() !== page.mainFrame();
    if (isFrame && response.request().isNavigationRequest()) status = response.status();
  });
  await page.goto(at);
  const frame = page.frames()[1];
  if (!frame) {
    // A school can do without an online form.
    if (!process.env.ENROLLMENT_FORM_URL) return undefined;
    return `${at}: The page does not show the form that ENROLLMENT_FORM_URL names: look at the last run of Publish.`;
  }
  // Chromium shows a page of its own, at a chrome-error: address, where a form must not be embedded.
  await frame
    .waitForURL(/^(https?|chrome-error):/, { timeout: 20_000, waitUntil: 'commit' })
    .catch(() => undefined);
  if (status === 200 && frame.url().startsWith('http')) return undefined;
  const what = [0, 200].includes(status) ? 'does not appear' : `answers ${status}`;
  return `${at}: The enrollment form ${what} in its frame: open ENROLLMENT_FORM_URL in a browser. Is it open, and can it be embedded?`;
}

/**
 * Sends one message with the contact form; the message says that it is a test.
 *
 * @param at the address of the page that has the form
 * @param sender the e-mail address that the message says it is from
 * @param timeoutMs how long to wait for the mail service, in milliseconds
 * @returns a sentence if the mail service does not accept the message
 */
export async function mailProblem(
  page: Page,
  at: string,
  sender: string,
  timeoutMs: number,
): Promise<string | undefined> {
  await page.goto(at);
  const form = page.locator('[data-island="contact-form"]');
  await form.locator('[name=from_name]').fill('Website watch (automatic test)');
  await form.locator('[name=from_email]').fill(sender);
  await form.locator('[name=from_phone]').fill('000');
  await form
    .locator('[name=message]')
    .fill(
      `This is a test of ${new Date().toISOString()}. The website’s weekly watch sends it to see ` +
        'whether messages from the contact form arrive. You need not answer it.',
    );
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  const sent = page.waitForRequest(
    (request) => request.url().endsWith(mailPath) && request.method() === 'POST',
  );
  await form.locator('[type=submit]').click();
  const request = await sent;
  const late = wait(timeoutMs, 'late' as const, { ref: false });
  const answer = await Promise.race([request.response(), late]);
  if (answer === 'late') return lost(at, `did not answer within ${timeoutMs / 1000} seconds`);
  if (!answer) return lost(at, `could not be reached (${request.failure()?.errorText})`);
  if (answer.status() === 200) return undefined;
  // The service writes its answers for the people who set it up: they often name the remedy.
  const text = (await answer.text()).replace(/\s+/g, ' ').trim().slice(0, 300);
  return lost(at, `answered ${answer.status()}: “${text}”`);
}

function lost(at: string, what: string): string {
  return (
    `${at}: Messages from the contact form do not arrive: the mail service ${what}. Look at the ` +
    'history, the quota, the mail account and the allowed domains at https://dashboard.emailjs.com, ' +
    'compare the ids there with the NEXT_PUBLIC_EMAILJS_… variables, and see ' +
    'https://status.emailjs.com. Until then parents’ messages are lost: tell the office to expect calls.'
  );
}
