import {
  button,
  contactPage,
  expectFilled,
  field,
  fill,
  hydrated,
  messageFrom,
  newSender,
  notice,
  outbox,
  scripts,
  success,
  visitWithoutScript,
} from './contact-page';
import { expect, test } from './fixtures';
import { secondSchool } from './sites';

/** What parents do, and what other software does, before the script of the form has started. */
const { contact, school } = secondSchool.content;
const { failed, sending } = contact.form;

/** What Chromium, Firefox and WebKit each say of a request that went nowhere. */
const networkComplaint =
  /net::ERR|NS_ERROR|Cross-Origin Request Blocked|Failed to load resource|access control checks|Load failed/;

for (const place of ['the button', 'a field']) {
  test(`Enter in ${place} sends a message, and keeps the focus there`, async ({ page }) => {
    const release = await visitWithoutScript(page);
    await fill(page, 'delay-0.5@simulate.example');
    const pressed = place === 'the button' ? button(page) : field(page, 'from_name');
    await pressed.press('Enter');
    await expect(page.getByRole('button', { name: sending })).toBeDisabled();
    release();
    await expect(success(page)).toBeInViewport();
    await expect(pressed).toBeFocused();
  });
}

/**
 * Runs in the page: changes it as other software does. Extensions put elements of their own beside the
 * fields, and a translator wraps each text.
 */
function change() {
  for (const field of document.querySelectorAll('form input, form textarea'))
    field.before(document.createElement('other-software'));
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

for (const moment of ['before', 'after']) {
  test(`other software may change the page ${moment} somebody types`, async ({ page }) => {
    const sender = newSender();
    const release = await visitWithoutScript(page);
    if (moment === 'before') await page.evaluate(change);
    await fill(page, sender);
    const message = field(page, 'message');
    await message.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(4, 6));
    if (moment === 'after') await page.evaluate(change);
    release();
    await expect(hydrated(page)).toBeAttached();
    await expectFilled(page, sender);
    await expect(message).toBeFocused();
    const caret = (text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd];
    expect(await message.evaluate(caret)).toEqual([4, 6]);
    await expect(page.locator('form other-software')).toHaveCount(4);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    expect(outbox(sender)).toEqual([messageFrom(sender)]);
  });
}

test('other software may change the page while a message waits for the script', async ({
  page,
}) => {
  const sender = newSender();
  const release = await visitWithoutScript(page);
  await fill(page, sender);
  await field(page, 'from_name').press('Enter');
  await page.evaluate(change);
  release();
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toEqual([messageFrom(sender)]);
});

test('a failed load is reported, and the text stays until it can be sent', async ({
  page,
  allowed,
}) => {
  allowed.push(networkComplaint);
  const sender = newSender();
  await page.route(scripts, (route) => route.abort());
  await page.goto(contactPage);
  await fill(page, sender);
  await page.reload();
  await expectFilled(page, sender);
  await button(page).press('Enter');
  await expect(notice(page).getByText(failed.unreachable)).toBeInViewport();
  await expect(notice(page).getByText(school.email)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: school.telephone })).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expectFilled(page, sender);
  await expect(page).toHaveURL(contactPage);

  await page.unroute(scripts);
  await button(page).press('Enter');
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});

test('a page from before a deployment finds the script of the new version', async ({
  page,
  allowed,
}) => {
  allowed.push(/404|islands/);
  await page.route('**/_next/static/islands/**', (route) => route.fulfill({ status: 404 }));
  const sender = newSender();
  await page.goto(contactPage);
  await fill(page, sender);
  await button(page).click();
  await expect(success(page)).toBeVisible();
  expect(outbox(sender)).toHaveLength(1);
});
