import {
  button,
  contactPage,
  expectEmpty,
  expectFilled,
  field,
  fill,
  hydrated,
  messageFrom,
  newSender,
  notice,
  outbox,
  success,
} from './contact-page';
import { expect, networkComplaint, test } from './fixtures';
import { secondSchool } from './sites';

const { contact, school } = secondSchool.content;
const { failed, required, sending, withoutScript } = contact.form;

test('the form names what is missing and confirms a message', async ({ page }) => {
  const { name, email, phone, message } = contact.form.labels;
  const sent = messageFrom(newSender());
  await page.goto(contactPage);
  await button(page).click();
  const first = page.getByLabel(name, { exact: true });
  await expect(first).toHaveAccessibleDescription(contact.form.errors.nameRequired);
  for (const [index, label] of [name, email, phone, message].entries())
    await page.getByLabel(label, { exact: true }).fill(Object.values(sent)[index]!);
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(outbox(sent.from_email)).toEqual([sent]);
});

test('typed text survives a reload until it is sent', async ({ page, context }) => {
  const sender = newSender();
  await page.goto(contactPage);
  await fill(page, sender);
  await page.reload();
  await expectFilled(page, sender);
  await page.goto(secondSchool.url('/'));
  await page.goto(contactPage);
  await expectFilled(page, sender);
  const otherTab = await context.newPage();
  await otherTab.goto(contactPage);
  await expectEmpty(otherTab);

  await button(page).click();
  await expect(success(page)).toBeVisible();
  await page.goto(secondSchool.url('/'));
  await page.goBack();
  await expectEmpty(page);
});

test('a message leaves where the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  const sender = newSender();
  await page.goto(contactPage);
  await fill(page, sender);
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});

test('a refused message stays', async ({ page, allowed }) => {
  await page.goto(contactPage);
  for (const status of [400, 403, 429, 451, 500]) {
    allowed.push(new RegExp(String(status)));
    const sender = `${status}@simulate.example`;
    await fill(page, sender);
    const answered = page.waitForResponse((response) => response.status() === status);
    await button(page).click();
    await answered;
    await expect(button(page)).toBeEnabled();
    await expectFilled(page, sender);
  }
});

test('a broken connection is reported, with e-mail and telephone', async ({ page, allowed }) => {
  allowed.push(networkComplaint);
  await page.goto(contactPage);
  await fill(page, 'reset@simulate.example');
  await button(page).press('Enter');
  await expect(notice(page).getByText(failed.unreachable)).toBeInViewport();
  await expectFilled(page, 'reset@simulate.example');
  await expect(notice(page).getByRole('link', { name: school.telephone })).toBeVisible();

  // The e-mail contains what the visitor types after the failure, too.
  const sender = newSender();
  await field(page, 'from_email').fill(sender);
  const link = notice(page).getByRole('link', { name: failed.mail });
  const { searchParams } = new URL((await link.getAttribute('href'))!);
  const { from_name, from_phone, message } = messageFrom(sender);
  const lines = [from_name, sender, from_phone, `\r\n${message.replace('\n', '\r\n')}`];
  expect(searchParams.get('body')!.replace(/^.+?: /gm, '')).toBe(lines.join('\r\n'));

  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});

test('a message without an answer for 30 seconds stays, and the page says so', async ({ page }) => {
  await page.goto(contactPage);
  await expect(hydrated(page)).toBeAttached();
  await page.clock.install();
  await fill(page, 'no-answer@simulate.example');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await button(page).click();
  await asked;
  await page.clock.fastForward(29_000);
  await expect(page.getByRole('button', { name: sending })).toBeDisabled();
  await page.clock.fastForward(1000);
  await expect(notice(page)).toContainText(failed.unanswered);
  await expectFilled(page, 'no-answer@simulate.example');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the mail program, and no text enters a URL', async ({ page }) => {
    await page.goto(contactPage);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: school.telephone }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: school.email }).first()).toBeVisible();
    await expect(page.getByText(withoutScript)).toBeVisible();
    await expect(page.getByText(required, { exact: true })).toHaveCount(4);
    await expect(page.locator('form :required')).toHaveCount(4);
    await button(page).click();
    await expect(field(page, 'from_name')).toBeFocused();

    const form = page.locator('form');
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${school.email}\\?subject=`));
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expectFilled(page, sender);
    await expect(page).toHaveURL(contactPage);
  });
});
