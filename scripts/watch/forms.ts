import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { mailPath } from '../mail-service';
import type { LivePage, Problem } from './pages';

/** Long enough for a slow host on a bad day, in milliseconds. */
const frameTimeoutMs = 20_000;

/**
 * Visits the two forms: the enrollment form must be in its frame, and the contact form sends one
 * message that says what it is.
 *
 * @param page a browser's, to visit them with
 * @param sender whom the message says it is from
 * @param timeoutMs how long to wait for the mail service, in milliseconds
 */
export async function checkForms(
  page: Page,
  pages: LivePage[],
  sender: string,
  timeoutMs: number,
): Promise<Problem[]> {
  const enrollment = pages.find(({ elements }) => elements.some(({ name }) => name === 'iframe'));
  const contact = pages.find(({ elements }) =>
    elements.some(({ attributes }) => attributes['data-island'] === 'contact-form'),
  );
  const ofFrame = enrollment
    ? await frameProblem(page, enrollment.address)
    : 'No page shows the online enrollment form: is ENROLLMENT_FORM_URL set?';
  const ofMessage = contact
    ? await messageProblem(page, contact.address, sender, timeoutMs)
    : 'No page has the contact form: was another site published at this address?';
  return [
    ...(ofFrame ? [{ sentence: ofFrame, at: enrollment?.address }] : []),
    ...(ofMessage ? [{ sentence: ofMessage, at: contact?.address }] : []),
  ];
}

async function frameProblem(page: Page, address: string): Promise<string | undefined> {
  let status = 0;
  page.on('response', (response) => {
    const isFrame = response.frame() !== page.mainFrame();
    if (isFrame && response.request().isNavigationRequest()) status = response.status();
  });
  await page.goto(address);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frames()[1];
  // A browser's own page about what it could not show has an address of its own kind.
  await frame
    ?.waitForURL(/^(https?|chrome-error):/, { timeout: frameTimeoutMs })
    .catch(() => (status = 0));
  if (status === 200 && frame?.url().startsWith('http')) return undefined;
  const what = status > 200 ? `answers ${status}` : 'does not appear';
  return `The enrollment form ${what} in its frame: open ENROLLMENT_FORM_URL in a browser, and look whether the form is open and may be embedded.`;
}

async function messageProblem(page: Page, address: string, sender: string, timeoutMs: number) {
  const message =
    `This is a test of ${new Date().toISOString()}, sent by the website’s own watch to see whether ` +
    'messages from its contact form arrive. Nobody needs to answer it.';
  const isMail = (request: Request) =>
    new URL(request.url()).pathname === mailPath && request.method() === 'POST';
  try {
    await page.goto(address);
    const form = page.locator('[data-island="contact-form"]');
    await form.locator('[name=from_name]').fill('Website watch (automatic test)');
    await form.locator('[name=from_email]').fill(sender);
    await form.locator('[name=from_phone]').fill('000');
    await form.locator('[name=message]').fill(message);
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
    const asked = page.waitForRequest(isMail);
    await form.locator('[type=submit]').click();
    const request = await asked;
    const late = wait(timeoutMs, 'late' as const, { ref: false });
    const answer = await Promise.race([request.response(), late]);
    if (answer === 'late') return lost(`did not answer within ${timeoutMs / 1000} seconds`);
    if (!answer) return lost(`could not be reached (${request.failure()?.errorText})`);
    if (answer.status() === 200) return undefined;
    const words = (await answer.text()).replace(/\s+/g, ' ').trim().slice(0, 300);
    return lost(`answered ${answer.status()}: “${words}”`);
  } catch (error) {
    const [reason] = String(error).split('\n');
    return `The contact form could not be filled in and sent (${reason}).`;
  }
}

/** What the service answers says mostly what to do: it writes for those who set it up. */
function lost(what: string): string {
  return (
    `Messages from the contact form do not arrive: the mail service ${what}. Look at the history, ` +
    'the quota, the mail account and the allowed domains at https://dashboard.emailjs.com, compare ' +
    'the ids there with the NEXT_PUBLIC_EMAILJS_… variables, and see https://status.emailjs.com. ' +
    'Until that is mended, parents’ messages are lost: tell the office to expect calls.'
  );
}
