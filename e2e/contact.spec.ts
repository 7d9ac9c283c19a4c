import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { school } from '@/content/school';
import { testOutboxDirectory, unconnectedPort } from '../scripts/preview-settings';
import { expect, test } from './fixtures';

const { labels, errors, failed } = contact.form;
const mailService = '**/api/v1.0/email/send';

/** A sender whom no other test has, so that the outbox can be asked about one message. */
function newSender(): string {
  return `parent-${crypto.randomUUID()}@example.org`;
}

/** The bodies that the mail service was sent by one sender. */
function outbox(sender: string) {
  const folder = join(process.cwd(), testOutboxDirectory);
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter((body) => body.template_params.from_email === sender);
}

/** Keeps every message waiting on its way until the function that this returns is called. */
async function holdAnswers(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(mailService, async (route) => {
    if (route.request().method() === 'POST') await released;
    await route.continue();
  });
  return () => release();
}

async function fill(page: Page, sender: string, message = 'May we visit on Tuesday?') {
  await page.getByLabel(labels.name).fill('Ada Parent');
  await page.getByLabel(labels.email).fill(sender);
  await page.getByLabel(labels.phone).fill('(413) 555-0199');
  await page.getByLabel(labels.message).fill(message);
}

const button = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const success = (page: Page) => page.getByText('Contact form sent successfully!');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: failed.text });

async function expectKept(page: Page, sender: string, message = 'May we visit on Tuesday?') {
  await expect(page.getByLabel(labels.name)).toHaveValue('Ada Parent');
  await expect(page.getByLabel(labels.email)).toHaveValue(sender);
  await expect(page.getByLabel(labels.phone)).toHaveValue('(413) 555-0199');
  await expect(page.getByLabel(labels.message)).toHaveValue(message);
}

async function expectEmpty(page: Page) {
  for (const label of Object.values(labels)) await expect(page.getByLabel(label)).toHaveValue('');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test.describe('a parent who writes to the school', () => {
  test('is told that it arrived, for three seconds, and finds the form empty', async ({ page }) => {
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    const shown = Date.now();
    await expectEmpty(page);
    await expect(success(page)).toBeHidden();
    expect(Date.now() - shown).toBeGreaterThan(2000);
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

  test('sees “Please wait...” on a disabled button while it is on its way', async ({ page }) => {
    const answer = await holdAnswers(page);
    await fill(page, newSender());
    await button(page).click();
    await expect(page.getByRole('button', { name: 'Please wait...' })).toBeDisabled();
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
      [labels.name, 'Name is required'],
      [labels.email, 'Email is required'],
      [labels.phone, 'Phone is required'],
      [labels.message, 'Message is required'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
      await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(page.getByLabel(labels.name)).toBeFocused();
    await page.getByLabel(labels.email).fill('a@b@c');
    await expect(page.getByLabel(labels.email)).toHaveAccessibleDescription('Email is invalid');
    await page.getByLabel(labels.email).fill('a@b');
    await expect(page.getByLabel(labels.email)).toHaveAttribute('aria-invalid', 'false');
    await page.getByLabel(labels.phone).fill('413.555');
    await expect(page.getByLabel(labels.phone)).toHaveAccessibleDescription('Phone is invalid');
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
    await page.goto('/tuition');
    await page.goBack();
    await expectEmpty(page);
    expect(outbox(sender)).toHaveLength(1);
  });

  for (const [what, text] of [
    ['emoji and signs from everywhere', '👩‍👧‍👦 שלום مرحبا e\u0301 \u202e \t end '],
    ['angle brackets and quotation marks', '</script><b>"\'&amp;\\u0041 ${x} {{y}}'],
    ['blank lines at both ends', '\n\n  first\n\nlast  \n\n'],
    ['200,000 characters', 'long text '.repeat(20_000)],
  ] as const) {
    test(`can send ${what}, and all of it arrives as it was typed`, async ({ page }) => {
      const sender = newSender();
      await fill(page, sender, text);
      await button(page).click();
      await expect(success(page)).toBeVisible();
      expect(outbox(sender)[0].template_params.message).toBe(text);
    });
  }
});

test.describe('when the mail service refuses', () => {
  for (const status of [201, 400, 403, 429, 451, 500]) {
    test(`with ${status}, nothing is said, nothing is lost and the button is back`, async ({
      page,
      allowed,
    }) => {
      allowed.push(new RegExp(String(status)));
      const sender = `${status}@mood.example`;
      await fill(page, sender);
      const answered = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() === status,
      );
      await button(page).click();
      await answered;
      await expect(button(page)).toBeEnabled();
      await expectKept(page, sender);
      await expect(success(page)).toBeHidden();
      await expect(notice(page)).toBeHidden();
    });
  }
});

test.describe('when nobody can say whether the message left', () => {
  const faults = [
    'failed',
    'internetdisconnected',
    'namenotresolved',
    'connectionreset',
    'blockedbyclient',
  ] as const;
  for (const fault of faults) {
    test(`(${fault}) it is said, with a way on, and all is kept`, async ({ page, allowed }) => {
      allowed.push(/net::ERR/);
      await page.route(mailService, (route) => route.abort(fault));
      const sender = newSender();
      await fill(page, sender, 'Line one\nand “two”');
      await button(page).click();
      await expect(notice(page)).toBeVisible();
      await expect(button(page)).toBeEnabled();
      await expectKept(page, sender, 'Line one\nand “two”');

      const mail = notice(page).getByRole('link', { name: failed.mail });
      const url = new URL((await mail.getAttribute('href')) ?? '');
      expect(url.pathname).toBe(school.email);
      const body = url.searchParams.get('body')!;
      for (const typed of ['Ada Parent', sender, '(413) 555-0199', 'Line one\r\nand “two”'])
        expect(body).toContain(typed);
      await expect(notice(page).getByRole('link', { name: school.telephone })).toBeVisible();

      await page.unroute(mailService);
      await button(page).click();
      await expect(notice(page)).toBeHidden();
      await expect(success(page)).toBeVisible();
      expect(outbox(sender)).toHaveLength(1);
    });
  }

  test('(no answer for half a minute) it is said, and a late answer changes nothing', async ({
    page,
  }) => {
    await page.clock.install();
    const sender = 'no-answer@mood.example';
    await fill(page, sender);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await button(page).click();
    await asked;
    await page.clock.runFor(29_000);
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(notice(page)).toBeVisible();
    await expectKept(page, sender);
  });

  test('(the sender’s own code does not load) it is said', async ({ page, allowed }) => {
    allowed.push(/net::ERR/);
    const sender = newSender();
    await fill(page, sender);
    await expect(page.locator('form[data-hydrated]')).toBeAttached();
    await page.route('**/_next/static/**', (route) => route.abort());
    await button(page).click();
    await expect(notice(page)).toBeVisible();
    await expectKept(page, sender);
  });

  test('(storage is blocked) the form works all the same', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
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
    // EmailJS itself needs storage: where that is refused, the parent gets the notice instead.
    await expect(success(page).or(notice(page))).toBeVisible();
    if (await notice(page).isVisible()) await expectKept(page, sender);
    else expect(outbox(sender)).toHaveLength(1);
  });
});

test.describe('what is being written', () => {
  test('survives a reload and a walk to another page and back', async ({ page }) => {
    const sender = newSender();
    await fill(page, sender);
    await page.reload();
    await expectKept(page, sender);
    await page.goto('/tuition');
    await page.goto('/contact');
    await expectKept(page, sender);
  });

  test('is in this tab only, and gone once it is sent', async ({ page, context }) => {
    await fill(page, newSender());
    const other = await context.newPage();
    await other.goto('/contact');
    await expectEmpty(other);
    await button(page).click();
    await expect(success(page)).toBeVisible();
    await page.reload();
    await expectEmpty(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test.describe('before the script is there', () => {
  /** Keeps the page's scripts waiting until the function that this returns is called. */
  async function holdScripts(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    return () => release();
  }

  test('what is typed is kept and sent', async ({ page }) => {
    const release = await holdScripts(page);
    const sender = newSender();
    await fill(page, sender);
    await button(page).click();
    release();
    await expect(success(page)).toBeVisible();
    expect(outbox(sender)).toHaveLength(1);
  });

  test('a message sent incomplete is told what is missing', async ({ page }) => {
    const release = await holdScripts(page);
    await button(page).click();
    release();
    for (const message of ['Name', 'Email', 'Phone', 'Message'])
      await expect(page.getByText(`${message} is required`)).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a submit opens the mail program and puts no field into an address or a request', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const sender = newSender();
    await fill(page, sender);
    const form = page.locator('form');
    await expect(form).toHaveAttribute('action', new RegExp(`^mailto:${school.email}`));
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await button(page).click();
    await expect(page).toHaveURL('/contact');
    await expectKept(page, sender);
    expect(requests.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
  });

  test('telephone and e-mail stand plainly on the page', async ({ page }) => {
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: school.telephone })).toBeVisible();
    await expect(main.getByRole('link', { name: school.email })).toBeVisible();
    await expect(page.getByText(contact.form.withoutScript)).toBeVisible();
  });
});

test('a form that is not connected says so and offers e-mail and telephone', async ({ page }) => {
  await page.goto(`http://localhost:${unconnectedPort}/contact`);
  await expect(page.getByText(contact.form.notConnected)).toBeVisible();
  const sender = newSender();
  await fill(page, sender);
  await button(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: school.telephone })).toBeVisible();
  await expectKept(page, sender);
});
