import type { Page } from '@playwright/test';
import type { ContactFormText } from '@/content/schema/contact';
import { contactFields } from '@/content/shared/contact-fields';
import { mailService, type Connection } from '@/content/shared/mail-service';
import { expect } from '../test';
import { sampleMessage } from '../sample-message';

type Props = {
  text: ContactFormText;
  connection: Connection | null;
} & Record<'email' | 'telephone', { href: string }>;

/** Submits a page's contact form with a mistake in each field. */
export async function submitMistakes(page: Page) {
  await page.locator('[name=from_phone]').fill('call me');
  await page.locator('form [type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(contactFields.length);
}

/**
 * Sends a page's contact form, with a mocked response instead of the mail service's. Expects the success message or, if
 * the form isn't connected, the notice above it. Jest tests the request.
 */
export async function expectMessageIsSent(page: Page) {
  const props = (await page.locator('[data-island]').getAttribute('data-props'))!;
  const { text, connection, email, telephone }: Props = JSON.parse(props);
  if (!connection) {
    await expect(page.getByText(text.notConnected)).toBeVisible();
    // A draft may not know them yet.
    for (const { href } of [email, telephone].filter((each) => each.href))
      await expect(page.locator(`:has(+ [data-island]) [href="${href}"]`)).toBeVisible();
    return;
  }
  await page.route(connection.origin + mailService.path, (route) =>
    route.fulfill({
      status: mailService.acceptedStatus,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  );
  for (const [name, text] of Object.entries(sampleMessage))
    await page.locator(`[name=${name}]`).fill(text);
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('status').getByText(text.sent)).toBeVisible();
}
