import { scripts, test } from './contact-page';
import { expect } from './fixtures';
import contact from './second-school/content/contact';
import school from './second-school/content/school';

// What parents and other software do before the form's script starts.
const { failed, sending } = contact.form;

/** What Chromium, Firefox and WebKit report when a request fails. */
const networkComplaint =
  /net::ERR|NS_ERROR|Cross-Origin Request Blocked|Failed to load resource|access control checks|Load failed/;

for (const place of ['on the button', 'in a field']) {
  test(`Enter ${place} sends a message, and keeps the focus there`, async ({ page, form }) => {
    const release = await form.visitWithoutScript();
    await form.fill('delay-0.5@simulate.example');
    const pressed = place === 'on the button' ? form.button : form.field('from_name');
    await pressed.press('Enter');
    await expect(page.getByRole('button', { name: sending })).toBeDisabled();
    release();
    await expect(form.success).toBeInViewport();
    await expect(pressed).toBeFocused();
  });
}

/**
 * Runs in the page, and changes it as other software does. Extensions insert elements beside the fields,
 * and translators wrap each text.
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
  test(`other software may change the page ${moment} somebody types`, async ({ page, form }) => {
    const release = await form.visitWithoutScript();
    if (moment === 'before') await page.evaluate(change);
    await form.fill();
    const message = form.field('message');
    await message.evaluate((text: HTMLTextAreaElement) => text.setSelectionRange(4, 6));
    if (moment === 'after') await page.evaluate(change);
    release();
    await expect(page.locator('[data-island][data-hydrated]')).toBeAttached();
    await form.expectFilled();
    await expect(message).toBeFocused();
    const caret = (text: HTMLTextAreaElement) => [text.selectionStart, text.selectionEnd];
    expect(await message.evaluate(caret)).toEqual([4, 6]);
    await expect(page.locator('form other-software')).toHaveCount(4);
    await form.button.click();
    await form.expectSent();
  });
}

test('other software may change the page while a message waits', async ({ page, form }) => {
  const release = await form.visitWithoutScript();
  await form.fill();
  await form.field('from_name').press('Enter');
  await page.evaluate(change);
  release();
  await form.expectSent();
});

test('a failed load keeps the text until it can be sent', async ({ page, allowed, form }) => {
  allowed.push(networkComplaint);
  await page.route(scripts, (route) => route.abort());
  await form.visit();
  await form.fill();
  await page.reload();
  await form.expectFilled();
  // The notice does not fit on this screen.
  await page.setViewportSize({ width: 320, height: 120 });
  await form.button.press('Enter');
  await expect(form.notice.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(form.notice.getByText(failed.unreachable)).toBeVisible();
  await expect(form.notice.getByText(school.email)).toBeVisible();
  await expect(form.notice.getByRole('link', { name: school.telephone })).toBeVisible();
  await expect(form.button).toBeFocused();
  await form.expectFilled();
  await expect(page).toHaveURL(form.url);

  await page.unroute(scripts);
  await form.button.press('Enter');
  await form.expectSent();
});

test('an old page finds the script of a new version', async ({ page, allowed, form }) => {
  allowed.push(/404|islands/);
  await page.route('**/_next/static/islands/**', (route) => route.fulfill({ status: 404 }));
  await form.visit();
  await form.fill();
  await form.button.click();
  await form.expectSent();
});
