import { contactPage, test } from './contact-page';
import { expect } from './fixtures';
import contact from './second-school/content/contact';
import school from './second-school/content/school';
import { secondSchool } from './sites';

const { required, withoutScript } = contact.form;

test('typed text survives a reload until it is sent', async ({ page, context, form }) => {
  await form.visit();
  await form.fill();
  await page.reload();
  await form.expectFilled();
  await page.goto(secondSchool.url('/'));
  await form.visit();
  await form.expectFilled();
  const otherForm = contactPage(await context.newPage());
  await otherForm.visit();
  await otherForm.expectEmpty();

  await form.button.click();
  await expect(form.success).toBeVisible();
  await page.goto(secondSchool.url('/'));
  await page.goBack();
  await form.expectEmpty();
});

test('a message is sent even if the browser blocks storage', async ({ page, form }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get, configurable: true });
  });
  await form.visit();
  await form.fill();
  await form.button.click();
  await form.expectSent();
});

test('Back shows the text that was typed last', async ({ page, form }) => {
  const message = form.field('message');
  await form.visit();
  await message.fill('Old');
  await page.goto(secondSchool.url('/'));
  await form.visit();
  await message.fill('Newer');
  await page.goBack();
  await page.goBack();
  await expect(message).toHaveValue('Newer');
});

test('the browser asks before a message is lost, and only then', async ({ page, form }) => {
  const expectQuestion = async () => {
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
  };
  const release = await form.visitWithoutScript();
  await form.fill('delay-2@simulate.example');
  await form.button.click();
  await expectQuestion();
  release();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await expectQuestion();
  await expect(form.success).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens the mail program, and no text enters a URL', async ({ page, form }) => {
    await form.visit();
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: school.telephone }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: school.email }).first()).toBeVisible();
    await expect(page.getByText(withoutScript)).toBeVisible();
    await expect(page.getByText(`* ${required}`, { exact: true })).toHaveCount(1);
    await expect(page.getByText('*', { exact: true })).toHaveCount(3);
    await expect(page.locator('form :required')).toHaveCount(4);
    await form.button.click();
    await expect(form.field('from_name')).toBeFocused();

    const tag = page.locator('form');
    await expect(tag).toHaveAttribute('action', new RegExp(`^mailto:${school.email}\\?subject=`));
    await expect(tag).toHaveAttribute('method', 'post');
    await expect(tag).toHaveAttribute('enctype', 'text/plain');
    await form.fill();
    await form.button.click();
    await form.expectFilled();
    await expect(page).toHaveURL(form.url);
  });
});
