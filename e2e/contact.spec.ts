import { contactPage, test } from './contact-page';
import { expect } from './test';
import { contactFields } from '@/content/shared/contact-fields';
import contact from './fixture/content/contact';
import school from './fixture/content/school';
import { fixture } from './fixture-site';

const { required, withoutScript } = contact.form;

test('typed text survives reloads and Back until it’s sent', async ({ page, context, form }) => {
  await form.visit();
  await form.fill('old@example.org');
  await page.reload();
  await expect(form.field('from_email')).toHaveValue('old@example.org');
  await page.goto(fixture.url('/'));
  await form.visit();
  await expect(form.field('from_email')).toHaveValue('old@example.org');
  await form.fill();
  await page.goBack();
  await page.goBack();
  await form.expectFilled();
  const otherTab = contactPage(await context.newPage());
  await otherTab.visit();
  await otherTab.expectEmpty();

  await form.button.click();
  await form.expectSent();
  await page.goForward();
  await page.goForward();
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

test('the form shows the email address if a policy blocks scripts', async ({
  page,
  allowed,
  form,
}) => {
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

  test('families can still call, visit and write', async ({ page, form }) => {
    const main = page.locator('main');
    await form.visit();
    await expect(main).toContainText('Bus 12 to Peña Blanca');
    const map = main.getByRole('link', { name: school.postalAddress.street });
    await expect(map).toHaveAttribute('href', /^https:.*query=.*%2C%20NM%20/);
    await expect(page.getByText(withoutScript)).toBeVisible();
    const { length } = contactFields;
    await expect(page.locator('form :required')).toHaveCount(length);
    await expect(page.getByText(/^\*/)).toHaveText([
      `* ${required}`,
      ...Array(length - 1).fill('*'),
    ]);

    const address = `[action^="mailto:${school.email}?subject="]`;
    await expect(page.locator(`form${address}[method=post][enctype="text/plain"]`)).toBeVisible();
    await form.fill();
    await form.button.click();
    await form.expectFilled();
    await expect(page).toHaveURL(form.url);
  });
});
