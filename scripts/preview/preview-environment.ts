import type { settings } from '../configuration/read-configuration';
import { formPath } from './sample-form';

/**
 * The settings of a preview. They override every real setting, so that a preview never sends mail. The mail service and
 * the form are at 127.0.0.1 and the site is at localhost, because their origins also differ on the live site.
 *
 * @param base the path that the site is served under, if it isn't at the root
 */
export function previewEnvironment(
  port: number,
  base = '',
): Record<keyof typeof settings.shape, string> {
  const elsewhere = `http://127.0.0.1:${port}`;
  return {
    SITE_URL: `http://localhost:${port}${base}`,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'preview-public-key',
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'preview-service',
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'preview-template',
    NEXT_PUBLIC_EMAILJS_ORIGIN: elsewhere,
    ENROLLMENT_FORM_URL: elsewhere + formPath,
    SITE_DAY: '',
  };
}
