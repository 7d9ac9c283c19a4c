import {
  anyNotice,
  button,
  contactPage,
  expectEmpty,
  expectKept,
  fill,
  holdAnswers,
  newSender,
  outbox,
  stopClock,
  success,
} from './contact-page';
import { expect, test } from './fixtures';
import { hasPage, live, secondSchool } from './sites';

const { sending, labels, errors } = secondSchool.content.contact.form;

test.describe('a parent who writes to the school', () => {
  test.beforeEach(({ page }) => page.goto(contactPage));

  test('is told that it arrived, for three seconds, and finds the form empty', async ({ page }) => {
    await stopClock(page);
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    await expectEmpty(page);
    await page.clock.runFor(2999);
    await expect(success(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(success(page)).toBeHidden();
    await expect(button(page)).toBeEnabled();
    expect(outbox(sender)).toEqual([
      {
        lib_version: '4.3.3',
        user_id: 'preview-public-key',
        service_id: 'preview-service',
        template_id: 'preview-template',
        template_params: {
          from_name: 'Ada Parent',
          from_email: sender,
          from_phone: '(413) 555-0199',
          message: 'May we visit on Tuesday?',
        },
      },
    ]);
  });

  test('sees on a disabled button that it is on its way', async ({ page }) => {
    const answer = await holdAnswers(page);
    await fill(page, newSender());
    await button(page).click();
    await expect(page.getByRole('button', { name: sending })).toBeDisabled();
    answer();
    await expect(success(page)).toBeVisible();
    await expect(button(page)).toBeEnabled();
  });

  test('is told what is missing, only after trying, and sees it mended while typing', async ({
    page,
  }) => {
    for (const message of Object.values(errors)) await expect(page.getByText(message)).toBeHidden();
    await page.getByLabel(labels.name).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByText(errors.nameRequired)).toBeHidden();

    await button(page).click();
    for (const [label, message] of [
      [labels.name, errors.nameRequired],
      [labels.email, errors.emailRequired],
      [labels.phone, errors.phoneRequired],
      [labels.message, errors.messageRequired],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel(labels.name)).toBeFocused();
    await page.getByLabel(labels.email).fill('a@b@c');
    await expect(page.getByLabel(labels.email)).toHaveAccessibleDescription(errors.emailInvalid);
    await page.getByLabel(labels.email).fill('a@b');
    await expect(page.getByLabel(labels.email)).toHaveAttribute('aria-invalid', 'false');
    await page.getByLabel(labels.phone).fill('413.555');
    await expect(page.getByLabel(labels.phone)).toHaveAccessibleDescription(errors.phoneInvalid);
  });

  test('can send two messages one after the other', async ({ page }) => {
    const sender = newSender();
    for (const message of ['The first', 'The second']) {
      await fill(page, sender, message);
      await button(page).click();
      await expect(page.getByLabel(labels.message)).toHaveValue('');
    }
    await expect.poll(() => outbox(sender).length).toBe(2);
  });

  test('who clicks twice, or presses Enter again and again, sends once', async ({ page }) => {
    const sender = newSender();
    const answer = await holdAnswers(page);
    await fill(page, sender);
    await button(page).dblclick();
    await page.getByLabel(labels.name).press('Enter');
    await page.getByLabel(labels.name).press('Enter');
    answer();
    await expect(success(page)).toBeVisible();
    expect(outbox(sender)).toHaveLength(1);
  });

  test('who goes back after sending cannot send the same again', async ({ page }) => {
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    await page.goto(secondSchool.url('/'));
    await page.goBack();
    await expectEmpty(page);
    expect(outbox(sender)).toHaveLength(1);
  });

  test('can send any letters, in any number, and all of it arrives as it was typed', async ({
    page,
  }) => {
    for (const text of [
      '👩‍👧‍👦 שלום مرحبا e\u0301 \u202e \t end ',
      '</script><b>"\'&amp;\\u0041 ${x} {{y}}',
      '\n\n  first\n\nlast  \n\n',
      'long text '.repeat(20_000),
    ]) {
      const sender = newSender();
      await fill(page, sender, text);
      await button(page).click();
      await expectEmpty(page);
      expect(outbox(sender)[0].template_params.message).toBe(text);
    }
  });
});

test('where the mail service refuses, nothing is said, nothing is lost and the button is back', async ({
  page,
  allowed,
}) => {
  await page.goto(contactPage);
  for (const status of [201, 400, 403, 429, 451, 500]) {
    allowed.push(new RegExp(String(status)));
    const sender = `${status}@simulate.example`;
    await fill(page, sender);
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.status() === status,
    );
    await button(page).click();
    await answered;
    await expect(button(page)).toBeEnabled();
    await expectKept(page, sender);
    await expect(success(page)).toBeHidden();
    await expect(anyNotice(page)).toBeHidden();
  }
});

if (hasPage(live, 'contact')) {
  test('the live school’s form says in its own words what is missing and what has arrived', async ({
    page,
  }) => {
    const { labels, errors, send, sent } = live.content.contact.form;
    await page.goto(live.pageUrl('contact'));
    await page.getByRole('button', { name: send, exact: true }).click();
    const sender = newSender();
    for (const [label, error, value] of [
      [labels.name, errors.nameRequired, 'Ada Parent'],
      [labels.email, errors.emailRequired, sender],
      [labels.phone, errors.phoneRequired, '413'],
      [labels.message, errors.messageRequired, 'May we visit?'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAccessibleDescription(error);
      await field.fill(value);
    }
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: sent })).toBeVisible();
    expect(outbox(sender)).toHaveLength(1);
  });
}
