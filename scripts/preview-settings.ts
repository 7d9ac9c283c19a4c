import type { Environment } from './command';
import { formPath } from './sample-form';

/** The finished site as `npm start` shows it and Playwright tests it, with its stand-ins. */
export const previewDirectory = '.preview/site';

/**
 * Settings of a preview. They win over real ones, so that it never mails anybody. The mail service
 * and the form are at 127.0.0.1 while the site is at localhost: other origins, as in real life.
 *
 * @param port part of the site, which must be served where it was built for
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
