import {
  button,
  contactPage,
  expectEmpty,
  expectFilled,
  field,
  fill,
  messageFrom,
  newSender,
  outbox,
  success,
} from './contact-page';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

const { contact, school } = secondSchool.content;
const { required, withoutScript } = contact.form;

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

test('Back shows the newest words', async ({ page }) => {
  const message = field(page, 'message');
  await page.goto(contactPage);
  await message.fill('Old');
  await page.goto(secondSchool.url('/'));
  await page.goto(contactPage);
  await message.fill('Newer');
  await page.goBack();
  await page.goBack();
  await expect(message).toHaveValue('Newer');
});

test('the browser asks before a message is lost, and only then', async ({ page }) => {
  await page.goto(contactPage);
  await fill(page, 'delay-1.5@simulate.example');
  await button(page).click();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(success(page)).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the mail program, and no text enters a URL', async ({ page }) => {
    await page.goto(contactPage);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: school.telephone }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: school.email }).first()).toBeVisible();
    await expect(page.getByText(withoutScript)).toBeVisible();
    await expect(page.getByText(`* ${required}`, { exact: true })).toHaveCount(1);
    await expect(page.getByText('*', { exact: true })).toHaveCount(3);
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
