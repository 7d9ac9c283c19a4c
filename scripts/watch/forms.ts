import { chromium, type Page, type Request } from '@playwright/test';
import { ensureBrowser } from '../browser';
import { mailPath } from '../mail-service';
import { answerTimeoutMs, type Problem } from './ask';
import { messageComplaint, type Outcome } from './message';
import type { LivePage } from './pages';

/**
 * Visits the two forms in a browser: the enrollment form must be in its frame, and the contact form
 * sends one message that says what it is.
 *
 * @param sender whom the message says it is from
 * @param timeoutMs how long to wait for the mail service, in milliseconds
 */
export async function checkForms(pages: LivePage[], sender: string, timeoutMs: number) {
  const enrollment = pages.find(({ elements }) => elements.some(({ name }) => name === 'iframe'));
  const contact = pages.find(({ elements }) =>
    elements.some(({ attributes }) => attributes['data-island'] === 'contact-form'),
  );
  const browser = await chromium.launch(await ensureBrowser());
  try {
    const problems: (Problem | undefined)[] = [
      enrollment
        ? await checkFrame(await browser.newPage(), enrollment.address)
        : { sentence: 'No page shows the online enrollment form: is ENROLLMENT_FORM_URL set?' },
      contact
        ? await checkMessage(await browser.newPage(), contact.address, sender, timeoutMs)
        : { sentence: 'No page has the contact form: was another site published at this address?' },
    ];
    return problems.filter((each) => each !== undefined);
  } finally {
    await browser.close();
  }
}

async function checkFrame(page: Page, at: string): Promise<Problem | undefined> {
  const remedy =
    'open ENROLLMENT_FORM_URL in a browser, and look whether the form is open and may be embedded.';
  let status = 0;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() !== page.mainFrame())
      status = response.status();
  });
  try {
    await page.goto(at);
    const element = page.locator('iframe');
    await element.scrollIntoViewIfNeeded();
    const frame = await (await element.elementHandle())?.contentFrame();
    // A browser's own page about what it could not show has this address.
    await frame?.waitForURL(/^(https?|chrome-error):/, {
      waitUntil: 'load',
      timeout: answerTimeoutMs,
    });
    if (status === 200 && frame?.url().startsWith('http')) return undefined;
  } catch {
    status = 0;
  }
  const what = status > 200 ? `answers ${status}` : 'does not appear';
  return { sentence: `The enrollment form ${what} in its frame: ${remedy}`, at };
}

async function checkMessage(page: Page, at: string, sender: string, timeoutMs: number) {
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
      (request) => new URL(request.url()).pathname === mailPath && request.method() === 'POST',
    );
    const [request] = await Promise.all([asked, form.locator('[type=submit]').click()]);
    const sentence = messageComplaint(await answerTo(request, timeoutMs));
    return sentence ? { sentence, at } : undefined;
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { sentence: `The contact form could not be filled in and sent (${reason}).`, at };
  }
}

async function answerTo(request: Request, timeoutMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), timeoutMs);
  });
  const response = await Promise.race([late, request.response()]);
  clearTimeout(timer);
  if (response === 'late') return { outcome: 'no answer', timeoutMs };
  if (response) {
    const text = await response.text().catch(() => '');
    return { outcome: 'answered', status: response.status(), text };
  }
  return { outcome: 'no connection', reason: request.failure()?.errorText ?? 'no reason given' };
}
