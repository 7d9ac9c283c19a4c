import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messageIn } from '@/content/shared/mail-service';
import { expect, test as base } from './test';
import { sampleMessage } from './sample-message';
import contact from './fixture/content/contact';
import { outboxDirectory, fixture } from './fixture-site';

export const bundle = '**/_next/static/contact-form/*';

/** The fixture's contact page and what a visitor does there. */
export function contactPage(page: Page) {
  const url = fixture.url('/contact');
  const text = contact.form;
  const field = (name: string) => page.locator(`form [name=${name}]`);
  const success = page.getByRole('status').getByText(text.sent);
  /** What the visitor types. A unique address lets each test find its message. */
  const typed = { ...sampleMessage, from_email: `parent-${crypto.randomUUID()}@example.org` };
  const expectTexts = async (isFilled: boolean) => {
    for (const [name, value] of Object.entries(typed))
      await expect(field(name)).toHaveValue(isFilled ? value : '');
  };
  return {
    field,
    url,
    button: page.getByRole('button', { name: text.send }),
    waitingButton: page.getByRole('button', { name: text.sending }),
    notice: page.locator('form').getByRole('alert'),
    visit: () => page.goto(url),

    /** Visits the page and holds back the form's bundle until you call the returned function. */
    async visitBeforeBundle(): Promise<() => void> {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(bundle, (route) => released.then(() => route.continue()));
      // In Firefox, the load event waits for this script.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return release;
    },

    /** Fills in the form, optionally with another address. */
    async fill(from_email = typed.from_email) {
      for (const [name, value] of Object.entries({ ...typed, from_email }))
        await field(name).fill(value);
    },
    /** Expects React to have hydrated the form. */
    expectRunning: () => expect(page.locator('[data-script=running]')).toBeAttached(),
    expectFilled: () => expectTexts(true),
    expectEmpty: () => expectTexts(false),

    /** Expects the form to confirm the message and the mail service to have it exactly once. */
    async expectSent() {
      await expect(success).toBeInViewport();
      const messages = readdirSync(outboxDirectory)
        .filter((file) => file.endsWith('.json'))
        .map((file) => messageIn(readFileSync(join(outboxDirectory, file), 'utf8')))
        .filter(({ from_email }) => from_email === typed.from_email);
      expect(messages).toEqual([typed]);
    },
  };
}

/** A test with the contact page as `form`. */
export const test = base.extend<{ form: ReturnType<typeof contactPage> }>({
  form: ({ page }, provide) => provide(contactPage(page)),
});
