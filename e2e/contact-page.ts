import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import { outboxDirectory, secondSchool } from './sites';

/** The script of the form, and its copy. */
export const scripts = '**/_next/**/contact-form*.js*';

/** The second school's page with the form, and what a visitor does there. */
export function contactPage(page: Page) {
  const url = secondSchool.pageUrl('contact');
  const words = secondSchool.content.contact.form;
  const field = (name: string) => page.locator(`form [name=${name}]`);
  const success = page.getByRole('status').getByText(words.sent);
  /** What the visitor types. No other test has this address, so each finds its own message. */
  const typed = {
    from_name: 'Ada Parent',
    from_email: `parent-${crypto.randomUUID()}@example.org`,
    from_phone: '(413) 555-0199',
    message: 'May we visit?\nOn “Tuesday” 👩‍👧',
  };
  const expectValues = async (values: typeof typed) => {
    for (const [name, value] of Object.entries(values))
      await expect(field(name)).toHaveValue(value);
  };
  return {
    url,
    typed,
    field,
    success,
    button: page.getByRole('button', { name: words.send }),
    /** Says that a message did not leave, or may not have left. */
    notice: page.locator('form').getByRole('alert'),
    visit: () => page.goto(url),

    /** Visits the page, and keeps the script of the form back until the returned function is called. */
    async visitWithoutScript(): Promise<() => void> {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(scripts, async (route) => {
        await released;
        await route.continue();
      });
      // In Firefox, a page has loaded only when the script has.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return release;
    },

    /** Types a message, from another address if one is given. */
    async fill(from_email = typed.from_email) {
      const values = { ...typed, from_email };
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    expectFilled: () => expectValues(typed),
    expectEmpty: () => expectValues({ from_name: '', from_email: '', from_phone: '', message: '' }),

    /** Expects the form to confirm the message, and the mail service to have it once, word for word. */
    async expectSent() {
      await expect(success).toBeVisible();
      const files = readdirSync(outboxDirectory).filter((file) => file.endsWith('.json'));
      const messages = files.map(
        (file) => JSON.parse(readFileSync(join(outboxDirectory, file), 'utf8')).template_params,
      );
      const own = messages.filter(({ from_email }) => from_email === typed.from_email);
      expect(own).toEqual([typed]);
    },
  };
}

/** A test whose visitor is at the contact form. */
export const test = base.extend<{ form: ReturnType<typeof contactPage> }>({
  form: ({ page }, provide) => provide(contactPage(page)),
});
