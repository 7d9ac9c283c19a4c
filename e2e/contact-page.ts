import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messageOf } from '@/content/shared/contact-fields';
import { messageIn } from '@/content/shared/mail-service';
import { expect, test as base } from './test';
import { sampleMessage } from './sample-message';
import contact from './fixture/content/contact';
import { outboxDirectory, fixture } from './fixture-site';
import { holdBack } from './page/hold-back';

export const bundle = '**/_next/static/contact-form/*';

/** The fixture's contact page and what a visitor does there. */
export function contactPage(page: Page) {
  const url = fixture.url('/contact');
  const field = (name: string) => page.locator(`form [name=${name}]`);
  /** What the visitor types. A unique address lets each test find its message. */
  const typed = { ...sampleMessage, from_email: `parent-${crypto.randomUUID()}@example.org` };
  const expectTexts = async (texts: typeof typed) => {
    for (const [name, value] of Object.entries(texts)) await expect(field(name)).toHaveValue(value);
  };
  return {
    field,
    url,
    button: page.locator('form [type=submit]'),
    notice: page.locator('form').getByRole('alert'),
    visit: () => page.goto(url),

    /** Visits the page and holds back the form's bundle until you call the returned function. */
    async visitBeforeBundle() {
      const release = await holdBack(page, bundle);
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
    expectFilled: () => expectTexts(typed),
    expectEmpty: () => expectTexts(messageOf(() => '')),

    /** Expects the form to confirm the message and the mail service to have it exactly once. */
    async expectSent() {
      await expect(page.getByRole('status').getByText(contact.form.sent)).toBeInViewport();
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
