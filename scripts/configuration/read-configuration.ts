import { z } from 'zod';
import { UserError, type Environment } from '../system/command';
import { isSecure } from '../../content/schema/hrefs';
import { framable } from '../../content/schema/services';
import { plain } from '../../content/schema/text';

/** The settings of one build: the site's URL, and the services that it is connected to. */
export type Configuration = ReturnType<typeof readConfiguration>;

const emailjsIds = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/** A URL that passes `fits`. Only localhost may use http, because a preview has no certificate. */
const checkedUrl = (expected: string, fits: (url: URL) => boolean = () => true) =>
  z.url({ error: expected, abort: true, normalize: true }).refine((href) => {
    const url = new URL(href);
    return isSecure(url) && !url.username && !url.password && fits(url);
  }, expected);

const withoutSlash = (url: string) => url.replace(/\/$/, '');

const id = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]+$/,
    'the id as EmailJS shows it: only letters, digits, underscores and hyphens',
  )
  .optional();

/**
 * The environment variables that configure a build. The preview replaces each one, `site.yml` passes it on, and
 * the README lists it: __tests__/configuration.test.ts finds one that was forgotten.
 */
export const settings = z.object({
  SITE_URL: checkedUrl(
    'an address like https://www.school.org or https://name.github.io/school, without ? and #, ' +
      'and without a page such as index.html (http:// only for localhost or 127.0.0.1)',
    (url) =>
      /^(\/[\w.~-]+)*\/?$/.test(url.pathname) && !/[?#]|\.(html?|php|aspx?)$/i.test(url.href),
  )
    .transform(withoutSlash)
    .optional(),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: id,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: id,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: id,
  NEXT_PUBLIC_EMAILJS_ORIGIN: checkedUrl(
    'an address without a path, like https://api.emailjs.com (http:// only for localhost or 127.0.0.1)',
    (url) => url.pathname === '/' && !/[?#]/.test(url.href),
  )
    .transform(withoutSlash)
    .default('https://api.emailjs.com'),
  ENROLLMENT_FORM_URL: checkedUrl(
    'an address that begins with https:// (http:// only for localhost or 127.0.0.1)',
  )
    .superRefine(framable(''))
    .optional(),
});

/**
 * Reads the configuration from environment variables, without signs that nobody sees.
 * An empty variable counts as not set.
 *
 * @throws UserError with one sentence per mistake: variable, value, what is expected
 */
export function readConfiguration(environment: Environment) {
  const visible = Object.entries(environment).map(([name, value]) => [
    name,
    plain(value ?? '').trim(),
  ]);
  const set = Object.fromEntries(visible.filter(([, value]) => value));
  const result = settings.safeParse(set);
  const missing = emailjsIds.filter((name) => set[name] === undefined);
  const mistakes = [
    ...(result.error?.issues ?? []).map(({ path: [name], message }) => {
      return `${String(name)} is “${set[String(name)]}”, but it must be ${message}.`;
    }),
    ...(missing.length < emailjsIds.length ? missing : []).map(
      (name) =>
        `${name} is not set, but the contact form needs all three EmailJS ids, or none of them.`,
    ),
  ];
  if (!result.success || mistakes.length) throw new UserError(mistakes.join('\n'));

  const values = result.data;
  const [publicKey, serviceId, templateId] = emailjsIds.map((name) => values[name]);
  const origin = values.NEXT_PUBLIC_EMAILJS_ORIGIN;
  return {
    /** The public URL, which may have a path, without a slash at the end. */
    siteUrl: values.SITE_URL ?? 'https://www.alderlane.example',
    /** False while `siteUrl` is a stand-in. */
    siteUrlIsSet: values.SITE_URL !== undefined,
    /** The mail service behind the contact form, or null while there is none. */
    emailjs:
      publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : null,
    /** The school's online enrollment form, or null while there is none. */
    enrollmentFormUrl: values.ENROLLMENT_FORM_URL ?? null,
  };
}

/**
 * Returns a sentence for each setting that is missing, which a build prints.
 *
 * @param needed which forms the site has
 */
export function notConnected(
  configuration: Configuration,
  needed: { contact: boolean; enrollment: boolean },
): string[] {
  const { siteUrl, siteUrlIsSet, emailjs, enrollmentFormUrl } = configuration;
  return [
    !siteUrlIsSet &&
      `SITE_URL is not set, so search engines and shared links get the stand-in address ${siteUrl}.`,
    needed.contact &&
      !emailjs &&
      'The contact form is not connected: it says so and offers e-mail and telephone instead. ' +
        `Set ${emailjsIds.join(', ')} to connect it.`,
    needed.enrollment &&
      !enrollmentFormUrl &&
      'The enrollment inquiry shows no online form: it offers e-mail and telephone instead. ' +
        'Set ENROLLMENT_FORM_URL to show one.',
  ].filter((sentence) => sentence !== false);
}
