import type { Environment } from './command';
import { formPath } from './sample-form';

/** The finished site as `npm start` shows it and Playwright tests it, with its stand-ins. */
export const previewDirectory = '.preview/site';

/** Where messages to the local mail service are kept by `npm start`. */
export const outboxDirectory = 'outbox';

/** Where they are kept while Playwright runs, so that a person's own stay easy to find. */
export const testOutboxDirectory = '.preview/outbox';

/** The finished site that nothing is connected to: what `npm run build` makes without settings. */
export const unconnectedDirectory = 'out';

/** The finished site as a host serves it under a path, like a project's site of GitHub Pages. */
export const subPathDirectory = '.preview/repo';

/** The path it is served under. */
export const subPath = '/repo';

/**
 * The port of the site under test. It is part of the site, so the tests must run on the port that
 * the site was built for: `npm test` takes the first free one and hands it on as PREVIEW_PORT.
 */
export const previewPort = Number(process.env.PREVIEW_PORT) || 4173;

/** The port of the unconnected site under test. */
export const unconnectedPort = previewPort + 1;

/** The port of the site under a path. */
export const subPathPort = previewPort + 2;

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
