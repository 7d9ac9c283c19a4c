import type { Environment } from './command';
import { formPath } from './sample-form';

/** The finished site as `npm start` shows it and Playwright tests it, with its stand-ins. */
export const previewDirectory = '.preview/site';

/** Where messages to the local mail service are kept by `npm start`. */
export const outboxDirectory = 'outbox';

/** Where they are kept while tests run, so that a person's own stay easy to find. */
export const testOutboxDirectory = '.preview/outbox';

/** The port of a preview: it is part of the site, which must be served where it was built for. */
export const previewPort = Number(process.env.PREVIEW_PORT) || 4173;

/**
 * Settings of a preview. They win over real ones, so that it never mails anybody. The mail service
 * and the form are at 127.0.0.1 while the site is at localhost: other origins, as in real life.
 *
 * @param base the path the site is served under, if it is not at the root
 */
export function previewEnvironment(port: number, base = ''): Environment {
  const elsewhere = `http://127.0.0.1:${port}`;
  return {
    SITE_URL: `http://localhost:${port}${base}`,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: elsewhere,
    ENROLLMENT_FORM_URL: elsewhere + formPath,
  };
}

/** Settings that hide all others, those in `.env` files too: the site with nothing connected. */
export function unconnectedEnvironment(): Environment {
  return Object.fromEntries(Object.keys(previewEnvironment(0)).map((name) => [name, '']));
}
