import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { mailPath } from '../mail-service';
import type { LivePage, Problem } from './pages';

/**
 * Visits the two forms: the enrollment form must be in its frame, and the contact form sends one
 * message that says what it is.
 *
 * @param sender whom the message says it is from
 * @param timeoutMs how long to wait for the mail service, in milliseconds
 */
export async function checkForms(
  page: Page,
  pages: LivePage[],
  sender: string,
  timeoutMs: number,
): Promise<Problem[]> {
  const ofFrame = await frameProblem(page, pages);
  const ofMessage = await messageProblem(page, pages, sender, timeoutMs);
  return [ofFrame, ofMessage].filter((problem) => problem !== undefined);
}

async function frameProblem(page: Page, pages: LivePage[]): Promise<Problem | undefined> {
  const shown = pages.find(({ elements }) => elements.some(({ name }) => name === 'iframe'));
  const sentence = 'No page shows the online enrollment form that ENROLLMENT_FORM_URL names.';
  // A school may do without one.
  if (!shown) return process.env.ENROLLMENT_FORM_URL ? { sentence } : undefined;
  let status = 0;
  page.on('response', (response) => {
    const isFrame = response.frame() !== page.mainFrame();
    if (isFrame && response.request().isNavigationRequest()) status = response.status();
  });
  await page.goto(shown.address);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frames()[1];
  // A browser's own page about what it could not show has an address of its own kind.
  await frame?.waitForURL(/^(https?|chrome-error):/, { timeout: 20_000 }).catch(() => (status = 0));
  if (status === 200 && frame?.url().startsWith('http')) return undefined;
  const what = status > 200 ? `answers ${status}` : 'does not appear';
  const remedy = 'open ENROLLMENT_FORM_URL in a browser: is it open, and may it be embedded?';
  return { sentence: `The enrollment form ${what} in its frame: ${remedy}`, at: shown.address };
}

async function messageProblem(
  page: Page,
  pages: LivePage[],
  sender: string,
  timeoutMs: number,
): Promise<Problem | undefined> {
  const contact = pages.find(({ elements }) =>
    elements.some(({ attributes }) => attributes['data-island'] === 'contact-form'),
  );
  if (!contact) return { sentence: 'No page has the contact form: was another site published?' };
  const at = contact.address;
  const message =
    `This is a test of ${new Date().toISOString()}, sent by the website’s own watch to see whether ` +
    'messages from its contact form arrive. Nobody needs to answer it.';
  try {
    await page.goto(at);
    const form = page.locator('[data-island="contact-form"]');
    await form.locator('[name=from_name]').fill('Website watch (automatic test)');
    await form.locator('[name=from_email]').fill(sender);
    await form.locator('[name=from_phone]').fill('000');
    await form.locator('[name=message]').fill(message);
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
    const asked = page.waitForRequest(
      (request) => request.url().endsWith(mailPath) && request.method() === 'POST',
    );
    await form.locator('[type=submit]').click();
    const request = await asked;
    const late = wait(timeoutMs, 'late' as const, { ref: false });
    const answer = await Promise.race([request.response(), late]);
    if (answer === 'late') return lost(at, `did not answer within ${timeoutMs / 1000} seconds`);
    if (!answer) return lost(at, `could not be reached (${request.failure()?.errorText})`);
    if (answer.status() === 200) return undefined;
    const words = (await answer.text()).replace(/\s+/g, ' ').trim().slice(0, 300);
    return lost(at, `answered ${answer.status()}: “${words}”`);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { sentence: `The contact form could not be filled in and sent (${reason}).`, at };
  }
}

/** What the service answers says mostly what to do: it writes for those who set it up. */
function lost(at: string, what: string): Problem {
  const sentence =
    `Messages from the contact form do not arrive: the mail service ${what}. Look at the history, ` +
    'the quota, the mail account and the allowed domains at https://dashboard.emailjs.com, compare ' +
    'the ids there with the NEXT_PUBLIC_EMAILJS_… variables, and see https://status.emailjs.com. ' +
    'Until that is mended, parents’ messages are lost: tell the office to expect calls.';
  return { sentence, at };
}
