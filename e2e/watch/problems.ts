import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mailPath } from '../../scripts/mail-service';

/** What is wrong with the enrollment form in its frame on the page `at`, in a sentence. */
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
  const shown = frame.waitForURL(/^(https?|chrome-error):/, {
    waitUntil: 'commit',
    timeout: 20_000,
  });
  await shown.catch(() => undefined);
  if (status === 200 && frame.url().startsWith('http')) return undefined;
  const what = [0, 200].includes(status) ? 'does not appear' : `answers ${status}`;
  return `${at}: The enrollment form ${what} in its frame: open ENROLLMENT_FORM_URL in a browser. Is it open, and can it be embedded?`;
}

/**
 * Sends a message with the contact form on the page `at`; the message says that it is a test.
 *
 * @returns what keeps the mail service from accepting it, in a sentence
 */
export async function mailProblem(
  page: Page,
  at: string,
  sender: string,
  timeoutMs: number,
): Promise<string | undefined> {
  await page.goto(at);
  const fill = (field: string, text: string) => page.locator(`form [name=${field}]`).fill(text);
  await fill('from_name', 'Website watch (automatic test)');
  await fill('from_email', sender);
  await fill('from_phone', '000');
  const purpose = 'It shows whether messages from the contact form arrive. You need not answer.';
  await fill(
    'message',
    `The website’s weekly watch sent this test on ${new Date().toISOString()}. ${purpose}`,
  );
  await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  const sent = page.waitForRequest(
    (request) => request.url().endsWith(mailPath) && request.method() === 'POST',
  );
  await page.locator('form [type=submit]').click();
  const request = await sent;
  const late = wait(timeoutMs, undefined, { ref: false });
  const answer = await Promise.race([request.response(), late]);
  if (answer?.status() === 200) return undefined;
  const why = request.failure()?.errorText ?? `within ${timeoutMs / 1000} seconds`;
  // The service writes its answers for the people who set it up: they often name the remedy.
  const what = answer
    ? `answered ${answer.status()}: “${(await answer.text()).replace(/\s+/g, ' ').slice(0, 300)}”`
    : `did not answer (${why})`;
  return (
    `${at}: Messages from the contact form do not arrive: the mail service ${what}. Look at the ` +
    'history, the quota, the mail account and the allowed domains at https://dashboard.emailjs.com, ' +
    'compare the ids there with the NEXT_PUBLIC_EMAILJS_… variables, and see ' +
    'https://status.emailjs.com. Until then parents’ messages are lost: tell the office to expect calls.'
  );
}

/** Hosts renew a certificate a month before it ends: with 14 days left something has gone wrong. */
export function certificateProblem(until: Date, now: Date): string | undefined {
  const days = Math.floor((until.getTime() - now.getTime()) / 86_400_000);
  if (days >= 14) return undefined;
  return `The site’s certificate ends in ${days} days, and then browsers warn every visitor away: ask the host why it does not renew it.`;
}
