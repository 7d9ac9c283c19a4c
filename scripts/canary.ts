import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from './browser';
import { build } from './build';
import { inWords, isGood } from './canary/report';
import { check, loadEnvironment } from './check';
import { runAsCommand, UserError } from './command';

const directory = '.preview/canary';

/**
 * Sends one marked message by the contact form, as a parent would, and says whether the mail service
 * took it: `npm run canary`. Mail grants expire in silence, and the form may not tell a parent.
 */
void runAsCommand(import.meta.url, async () => {
  const environment = loadEnvironment(false);
  const { emailjs, siteUrl, siteUrlIsSet } = await check(environment);
  if (!emailjs) {
    throw new UserError(
      'The contact form is not connected, so there is nothing to try: set ' +
        'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_SERVICE_ID and ' +
        'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, as the README says.',
    );
  }
  const browser = await ensureBrowser();
  await build({ environment, exportDir: directory });

  // Loaded only now: it reads content/, and a mistake there is first told by check().
  const { sendCanary } = await import('./canary/send');
  const { pages } = await import('../content/pages');
  const { school } = await import('../content/school');
  const report = await sendCanary({
    directory,
    siteUrl,
    path: await pageWithForm(pages.map(({ path }) => path)),
    browser,
    sender: school.email,
    timeoutMs: 30_000,
  });
  const words = inWords(report);
  if (!isGood(report)) {
    throw new UserError(
      siteUrlIsSet
        ? words
        : `${words}\nSITE_URL is not set: the page said it was at the stand-in address ${siteUrl}, ` +
            'which an account with allowed domains refuses.',
    );
  }
  console.log(`\n${words}`);
});

/** The first page with the contact form. */
async function pageWithForm(paths: string[]): Promise<string> {
  for (const path of paths) {
    const file = join(directory, path === '/' ? 'index.html' : `${path}.html`);
    if (/ data-island="contact-form"/.test(await readFile(file, 'utf8'))) return path;
  }
  throw new UserError('No page of the site has a contact form.');
}
