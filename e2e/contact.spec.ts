import { contactPage, test } from './contact-page';
import { expect } from './test';
import contact from './fixture/content/contact';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { withoutScript } = contact.form;

test('typed text survives a reload and Back until it’s sent', async ({ page, context, form }) => {
  await form.visit();
  await form.fill();
  await page.reload();
  await form.expectFilled();
  await page.goto(fixture.url('/'));
  await page.goBack();
  await form.expectFilled();
  const otherTab = contactPage(await context.newPage());
  await otherTab.visit();
  await otherTab.expectEmpty();

  await form.button.click();
  await form.expectSent();
  await page.goForward();
  await page.goBack();
  await form.expectEmpty();
});

test('the form sends a message if the browser blocks storage', async ({ page, form }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });
  await form.visit();
  await form.fill();
  await form.button.click();
  await form.expectSent();
});

test('the form shows the email address if scripts are blocked', async ({ page, allowed, form }) => {
  allowed.push(/Content.Security.Policy/i);
  const headers = { 'content-security-policy': "script-src 'none'" };
  await page.route(form.url, async (route) =>
    route.fulfill({ response: await route.fetch(), headers }),
  );
  await form.visit();
  await form.button.click();
  await expect(page.getByText(`${withoutScript} ${school.email}`)).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('families can still write', async ({ page, form }) => {
    await form.visit();
    await expect(page.getByText(withoutScript)).toBeVisible();
    const address = `[action^="mailto:${school.email}?subject="]`;
    await expect(page.locator(`form${address}[method=post][enctype="text/plain"]`)).toBeVisible();
    await form.fill();
    await form.button.click();
    await form.expectFilled();
    await expect(page).toHaveURL(form.url);
  });
});
