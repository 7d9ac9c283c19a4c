import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page, type Request, type Route } from '@playwright/test';
import { contact } from '../../content/contact';
import { school } from '../../content/school';
import type { Browser } from '../browser';
import { UserError } from '../command';
import { mailPath } from '../mail-service';
import type { Report } from './report';

export interface CanaryOptions {
  /** The finished site, built with the ids that are to be tried. */
  directory: string;
  /** The address that the site is published at: the mail service may take messages only from there. */
  siteUrl: string;
  /** The path of the page with the form. */
  path: string;
  browser: Browser;
  /** Whom the message says it is from. */
  sender: string;
  /** How long to wait for an answer, in milliseconds. */
  timeoutMs: number;
}

/**
 * Fills in the contact form of a finished site and sends it, in a browser of its own. The browser
 * takes the site's files from the folder but believes to be at its public address; only the message
 * goes out.
 *
 * @throws UserError when the form is not there, or does not work
 */
export async function sendCanary(options: CanaryOptions): Promise<Report> {
  const { browser: found, siteUrl, path, timeoutMs } = options;
  const browser = await chromium.launch({
    ...found,
    args: [
      // Of a page that came from no network Chromium thinks that it must not ask this computer,
      // where the mail service of the preview is.
      '--disable-features=LocalNetworkAccessChecks',
    ],
  });
  try {
    const page = await browser.newPage();
    await page.route(`${siteUrl}/**`, (route) => answerFrom(options, route));
    await page.goto(siteUrl + path);
    await fillIn(page, options.sender);
    return await submit(page, timeoutMs);
  } finally {
    await browser.close();
  }
}

/** Answers a request for the site's own files, as a static host would. */
async function answerFrom({ directory, siteUrl }: CanaryOptions, route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === mailPath) return route.continue();
  const path = pathname.slice(new URL(siteUrl).pathname.replace(/\/$/, '').length);
  const file = [path, `${path}.html`].map((name) => join(directory, name)).find(existsSync);
  if (!file) return route.fulfill({ status: 404 });
  return route.fulfill({ path: file });
}

async function fillIn(page: Page, sender: string): Promise<void> {
  const { labels } = contact.form;
  const date = new Date().toISOString();
  try {
    await page.getByLabel(labels.name).fill('Canary (automatic test)');
    await page.getByLabel(labels.email).fill(sender);
    await page.getByLabel(labels.phone).fill(school.telephone);
    await page
      .getByLabel(labels.message)
      .fill(
        `This is a test of ${date}, sent by the website itself (npm run canary) to see whether ` +
          'messages from its contact form arrive. Nobody needs to answer it.',
      );
    await page.locator('[data-island][data-hydrated]').waitFor({ state: 'attached' });
  } catch (error) {
    throw new UserError(`The contact form could not be filled in. ${String(error)}`);
  }
}

/** Sends the form, and waits for what the mail service answers. */
async function submit(page: Page, timeoutMs: number): Promise<Report> {
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === mailPath && request.method() === 'POST',
    { timeout: timeoutMs },
  );
  const [request] = await Promise.all([
    asked.catch(() => undefined),
    page.getByRole('button', { name: contact.form.send }).click(),
  ]);
  if (!request)
    throw new UserError('The contact form sent no message when its button was clicked.');

  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Report>((resolve) => {
    timer = setTimeout(() => resolve({ outcome: 'no answer', timeoutMs }), timeoutMs);
  });
  try {
    return await Promise.race([late, answerTo(request)]);
  } finally {
    clearTimeout(timer);
  }
}

async function answerTo(request: Request): Promise<Report> {
  const response = await request.response();
  if (!response) {
    return { outcome: 'no connection', reason: request.failure()?.errorText ?? 'no reason given' };
  }
  const text = await response.text().catch(() => '');
  return { outcome: 'answered', status: response.status(), text };
}
