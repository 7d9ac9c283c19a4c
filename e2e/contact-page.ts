import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';
import contact from './second-school/content/contact';
import { outboxDirectory, secondSchool } from './sites';

/** The URLs of the form's script and its copy. */
export const scripts = '**/_next/**/contact-form*.js*';

/** The second school's contact page, and what a visitor does there. */
export function contactPage(page: Page) {
  const url = secondSchool.pageUrl('contact');
  const words = contact.form;
  const field = (name: string) => page.locator(`form [name=${name}]`);
  const success = page.getByRole('status').getByText(words.sent);
  /** What the visitor types. Each test has its own e-mail address, by which it finds its message. */
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
    /** Says that a message was not sent, or may not have been sent. */
    notice: page.locator('form').getByRole('alert'),
    visit: () => page.goto(url),

    /** Visits the page, and holds back the form's script until you call the returned function. */
    async visitWithoutScript(): Promise<() => void> {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(scripts, async (route) => {
        await released;
        await route.continue();
      });
      // In Firefox, a page counts as loaded only after this script has loaded.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      return release;
    },

    /** Fills in the form, with another e-mail address if you pass one. */
    async fill(from_email = typed.from_email) {
      const values = { ...typed, from_email };
      for (const [name, value] of Object.entries(values)) await field(name).fill(value);
    },
    expectFilled: () => expectValues(typed),
    expectEmpty: () => expectValues({ from_name: '', from_email: '', from_phone: '', message: '' }),

    /** Expects the form to confirm the message, and the mail service to have it exactly once. */
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

/** A test of the contact page, which it gets as `form`. */
export const test = base.extend<{ form: ReturnType<typeof contactPage> }>({
  form: ({ page }, provide) => provide(contactPage(page)),
});
