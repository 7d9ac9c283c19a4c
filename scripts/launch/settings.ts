import type { Configuration } from '../../app/_site/read-configuration';
import type { Finding } from '../check/finding';

/** The settings without which the site is not connected to anything. */
export function settingStandIns(configuration: Configuration): Finding[] {
  const { siteUrl, siteUrlIsSet, emailjs, enrollmentFormUrl } = configuration;
  const { hostname } = new URL(siteUrl);
  const isPublic = siteUrlIsSet && !/(^|\.)(example|localhost)$|^127\.|^\[::1\]$/.test(hostname);
  return [
    ...(isPublic
      ? []
      : [missing('SITE_URL', 'the address of the site, like https://www.school.org')]),
    ...(emailjs
      ? []
      : [
          missing('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'the public key of your EmailJS account'),
          missing('NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'the id of its e-mail service'),
          missing('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'the id of its template'),
        ]),
    ...(enrollmentFormUrl
      ? []
      : [missing('ENROLLMENT_FORM_URL', 'the address of your online enrollment form')]),
  ];
}

/** Settings stand in `.env` on one's own computer, and among the repository's variables on GitHub. */
function missing(name: string, value: string): Finding {
  return {
    file: '.env',
    sentence:
      `${name} is not set: write ${name}= and ${value} into this file, or add it on GitHub under ` +
      'Settings, Secrets and variables, Actions, Variables.',
  };
}
