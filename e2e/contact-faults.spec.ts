import type { Page, Request } from '@playwright/test';
import {
  anyNotice,
  bundle,
  button,
  contactPage,
  expectEmpty,
  expectKept,
  fill,
  mailService,
  newSender,
  notice,
  outbox,
  stopClock,
  success,
} from './contact-page';
import { expect, networkComplaint, test } from './fixtures';
import { secondSchool, unconnected } from './sites';

const { contact, school } = secondSchool.content;
const { failed } = contact.form;

test.beforeEach(({ page }) => page.goto(contactPage));

test.describe('when a message did not leave, or may not have', () => {
  // To a page, whatever cuts the connection looks the same.
  for (const fault of ['internetdisconnected', 'blockedbyclient'] as const) {
    test(`(${fault}) it is said, with a way on, and all is kept`, async ({ page, allowed }) => {
      allowed.push(networkComplaint);
      await page.route(mailService, (route) => route.abort(fault));
      const sender = newSender();
      await fill(page, sender, 'Line one\nand “two”');
      await button(page).click();
      await expect(notice(page, 'unreachable')).toBeVisible();
      await expect(button(page)).toBeEnabled();
      await expectKept(page, sender, 'Line one\nand “two”');

      const mail = anyNotice(page).getByRole('link', { name: failed.mail });
      const url = new URL((await mail.getAttribute('href')) ?? '');
      expect(url.pathname).toBe(school.email);
      const body = url.searchParams.get('body')!;
      for (const typed of ['Ada Parent', sender, '(413) 555-0199', 'Line one\r\nand “two”'])
        expect(body).toContain(typed);
      await expect(anyNotice(page).getByRole('link', { name: school.telephone })).toBeVisible();

      await page.unroute(mailService);
      await button(page).click();
      await expect(anyNotice(page)).toBeHidden();
      await expect(success(page)).toBeVisible();
      expect(outbox(sender)).toHaveLength(1);
    });
  }

  test('(no answer for half a minute) it is said, and a late answer changes nothing', async ({
    page,
  }) => {
    await stopClock(page);
    const sender = 'no-answer@simulate.example';
    await fill(page, sender);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await button(page).click();
    await asked;
    await page.clock.runFor(29_999);
    await expect(anyNotice(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(notice(page, 'unanswered')).toBeVisible();
    await expectKept(page, sender);
  });

  test('(storage is blocked) it leaves all the same', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.reload();
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    expect(outbox(sender)).toHaveLength(1);
  });
});

test.describe('what is being written', () => {
  test('survives a reload and a walk to another page and back', async ({ page }) => {
    const sender = newSender();
    await fill(page, sender);
    await page.reload();
    await expectKept(page, sender);
    await page.goto(secondSchool.url('/'));
    await page.goto(contactPage);
    await expectKept(page, sender);
  });

  test('is in this tab only, and gone once it is sent', async ({ page, context }) => {
    await fill(page, newSender());
    const other = await context.newPage();
    await other.goto(contactPage);
    await expectEmpty(other);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    await page.reload();
    await expectEmpty(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test.describe('before the island is there', () => {
  /** Keeps the island's bundle waiting until the function that this returns is called. */
  async function holdBundle(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(bundle, async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    return () => release();
  }
  const working = (page: Page) => page.getByRole('button', { name: contact.form.sending });

  test('a message that is sent shows at once that it is being worked on, and leaves', async ({
    page,
  }) => {
    const release = await holdBundle(page);
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(working(page)).toBeDisabled();
    release();
    await expect(success(page)).toBeVisible();
    await expect(button(page)).toBeEnabled();
    expect(outbox(sender)).toHaveLength(1);
  });

  test('a message sent incomplete is told what is missing', async ({ page }) => {
    const release = await holdBundle(page);
    await button(page).click();
    await expect(working(page)).toBeDisabled();
    release();
    for (const error of [
      'nameRequired',
      'emailRequired',
      'phoneRequired',
      'messageRequired',
    ] as const)
      await expect(page.getByText(contact.form.errors[error])).toBeVisible();
    await expect(button(page)).toBeEnabled();
  });

  test('what is typed stays where the bundle never comes, and the next try finds it', async ({
    page,
    allowed,
  }) => {
    allowed.push(networkComplaint);
    await page.route(bundle, (route) => route.abort());
    await page.reload();
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(button(page)).toBeEnabled();
    await expectKept(page, sender);
    await expect(page).toHaveURL(contactPage);

    await page.unroute(bundle);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    expect(outbox(sender)).toHaveLength(1);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit opens the mail program and puts no field into an address or a request', async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const sender = newSender();
    await fill(page, sender);
    const form = page.locator('form');
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${school.email}`));
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await button(page).click();
    await expect(page).toHaveURL(contactPage);
    await expectKept(page, sender);
    for (const request of requests.filter((each) => !each.url().startsWith('mailto:'))) {
      // The browser may still fetch the site's icon.
      expect(request.isNavigationRequest(), request.url()).toBe(false);
      expect(request.method()).toBe('GET');
      expect(new URL(request.url()).search).toBe('');
    }
  });

  test('telephone and e-mail stand plainly on the page', async ({ page }) => {
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: school.telephone })).toBeVisible();
    await expect(main.getByRole('link', { name: school.email })).toBeVisible();
    await expect(page.getByText(contact.form.withoutScript)).toBeVisible();
  });
});

test('a form that is not connected says so and offers e-mail and telephone', async ({ page }) => {
  const { labels, send, notConnected, failed } = contact.form;
  await page.goto(unconnected.pageUrl('contact'));
  await expect(page.getByText(notConnected)).toBeVisible();
  for (const [label, text] of [
    [labels.name, 'Ada Parent'],
    [labels.email, 'ada@example.org'],
    [labels.phone, '413'],
    [labels.message, 'May we visit?'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: send }).click();
  const told = page.getByRole('alert').filter({ hasText: failed.notConnected });
  await expect(told.getByRole('link', { name: school.telephone })).toBeVisible();
  await expect(page.getByLabel(labels.message)).toHaveValue('May we visit?');
});
