import { bundle, test } from './contact-page';
import { expect } from './test';
import contact from './fixture/content/contact';
import school from './fixture/content/school';

const { errors, failed, sending } = contact.form;

/** Runs in the page: wraps text like a translator and inserts elements like an extension. */
function changePage() {
  for (const field of document.querySelectorAll('form input, form textarea'))
    field.before(document.createElement('other-software'));
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(`${text.data} · translated`);
  }
}

for (const target of ['on the button', 'in a field', 'on a page that then changes']) {
  test(`Enter ${target} sends a message once and keeps the focus`, async ({ page, form }) => {
    const warnsBeforeLeaving = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    const release = await form.visitBeforeBundle();
    await form.fill();
    const pressed = target === 'in a field' ? form.field('from_name') : form.button;
    await pressed.press('Enter');
    await expect(form.button).toBeDisabled();
    await expect(form.button).toHaveAccessibleName(sending);
    expect(await warnsBeforeLeaving()).toBe(true);
    await page.keyboard.press('Enter');
    if (target === 'on a page that then changes') await page.evaluate(changePage);
    release();
    await form.expectSent();
    await expect(pressed).toBeFocused();
    await expect.poll(warnsBeforeLeaving).toBe(false);
  });
}

test('an incomplete form shows its errors as soon as the bundle runs', async ({ page, form }) => {
  const release = await form.visitBeforeBundle();
  await form.button.click();
  await expect(form.field('from_name')).toBeFocused();
  await expect(form.button).toBeEnabled();
  release();
  await expect(page.getByText(errors.nameRequired)).toBeVisible();
  await expect(form.field('from_name')).toBeFocused();
});

test('errors come and go on a page that translators change', async ({ page, form }) => {
  await form.visit();
  await form.expectRunning();
  await page.evaluate(changePage);
  await form.fill();
  await form.field('from_phone').fill('x');
  await form.button.click();
  await expect(page.getByText(errors.phoneInvalid)).toBeVisible();
  await page.evaluate(changePage);
  await form.fill();
  await expect(page.getByText(errors.phoneInvalid)).toBeHidden();
  await form.button.click();
  await form.expectSent();
});

test('without its bundle, the form offers other ways to write', async ({ page, allowed, form }) => {
  // Chromium, Firefox and WebKit report a failed request in different words.
  allowed.push(/net::ERR|NS_ERROR|Cross-Origin Request|access control|[Ll]oad (failed|resource)/);
  await page.route(bundle, (route) => route.abort());
  await form.visit();
  await form.fill();
  // A screen too small for the whole notice.
  await page.setViewportSize({ width: 320, height: 120 });
  await form.button.press('Enter');
  const link = form.notice.getByRole('link', { name: failed.mail });
  await expect(link).toBeInViewport({ ratio: 1 });
  for (const text of [failed.notLoaded, school.email, school.telephone])
    await expect(form.notice.getByText(text)).toBeVisible();
  await expect(form.button).toBeFocused();
  await form.expectFilled();

  // The link opens the mail program with the typed text.
  await link.click();
  await expect(link).toHaveAttribute('href', /^mailto:.*May%20we%20visit/);
  await page.unroute(bundle);
  await form.button.press('Enter');
  await form.expectSent();
});

test('a message waits 8 seconds for the bundle and isn’t sent later', async ({ page, form }) => {
  await page.clock.install({ time: 0 });
  const release = await form.visitBeforeBundle();
  // The clock stands still, so that a busy machine doesn't use up the 8 seconds.
  await page.clock.pauseAt(60_000);
  await form.fill();
  await form.button.click();
  await page.clock.runFor(7500);
  await expect(form.button).toBeDisabled();
  await page.clock.runFor(500);
  await expect(form.notice.getByText(failed.notLoaded)).toBeVisible();
  await page.clock.resume();
  release();
  await form.expectRunning();
  await expect(form.notice.getByText(failed.notLoaded)).toBeVisible();
  await form.button.click();
  await form.expectSent();
  await expect(form.notice.getByText(failed.notLoaded)).toBeHidden();
});
