import { z } from 'zod';
import { UserError, type Environment } from '../system/command';
import { invalidCharacter, isLoopback, isSecure } from '@/content/schema/parts/hrefs';
import { checkWith } from '@/content/schema/parts/checks';
import { mailService } from '@/content/shared/mail-service';
import { cleanText } from '@/content/schema/parts/characters';

const emailjsIds = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
] as const;

/** Variables that hosts set during builds. GitHub isn't listed because site.yml passes SITE_URL. */
const hosts = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI', 'VERCEL', 'RENDER'];

const addressIsMissing =
  'SITE_URL isn’t set. Enter your site’s public address in your host’s environment variables.';
const idIsMissing = `isn’t set, but the contact form needs all three ${mailService.name} ids. Set it, or remove the others.`;
const formIsLocal =
  'ENROLLMENT_FORM_URL is an address on this computer, which families can’t open. Enter the address of your form.';

const isLocal = (url = '') => URL.canParse(url) && isLoopback(new URL(url));

/** A URL without a password that passes `fits`. Only this computer can use http: previews have no certificate. */
const checkedUrl = (expected: string, fits: (url: URL) => boolean = () => true) =>
  z.url({ error: expected, abort: true, normalize: true }).refine((href) => {
    const url = new URL(href);
    return isSecure(url) && !url.username && !url.password && fits(url);
  }, expected);

const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** An EmailJS id. Rejects placeholders and ids of another kind, like `template_ab12cd3` as the service's. */
const emailjsId = (example: string, otherKind: RegExp) => {
  const expected = `must be ${example}. Copy it from ${mailService.name}.`;
  const isId = (text: string) =>
    /^[\w-]+$/.test(text) && !otherKind.test(text) && !/^(YOUR_|undefined$|null$)/i.test(text);
  return z.string().refine(isId, expected).optional();
};

/**
 * The environment variables that configure a build, and what happens `without` them. Tests check that `site.yml` passes
 * each one (configuration.test.ts) and that the README explains it (documentation.test.ts). The compiler checks that the
 * preview overrides it.
 */
export const settings = z.object({
  SITE_URL: checkedUrl(
    'must be an address like https://www.school.org or https://name.github.io/school. Leave out ?, # and ' +
      'pages like index.html. Only localhost and 127.0.0.1 can use http://.',
    (url) =>
      /^(\/[\w.~-]+)*\/?$/.test(url.pathname) && !/[?#]|\.(html?|php|aspx?)$/i.test(url.href),
  )
    .transform(withoutSlash)
    .optional()
    .meta({ without: 'Search engines and shared links get a placeholder address' }),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: emailjsId('the public key', /^(service|template)_/i).meta({
    without: 'The contact form shows that it isn’t connected, and offers email and phone instead',
  }),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: emailjsId('a service id like service_ab12cd3', /^template_/i),
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: emailjsId('a template id like template_ab12cd3', /^service_/i),
  NEXT_PUBLIC_EMAILJS_ORIGIN: checkedUrl(
    `must be an address without a path, like ${mailService.origin}. Only localhost and 127.0.0.1 can use http://.`,
    (url) => url.pathname === '/' && !/[?#]/.test(url.href),
  )
    .transform(withoutSlash)
    .default(mailService.origin),
  ENROLLMENT_FORM_URL: checkedUrl(
    'must be an address that begins with https://. Only localhost and 127.0.0.1 can use http://.',
  )
    .superRefine(checkWith(invalidCharacter))
    .optional()
    .meta({ without: 'The enrollment inquiry offers email and phone instead' }),
  SITE_DAY: z.iso.date('must be a date like 2031-10-15.').optional(),
});

/**
 * Reads the configuration from environment variables, without invisible characters. Empty variables count as unset.
 *
 * @throws UserError with one line per mistake, which names the variable, its value and what's expected
 */
export function readConfiguration(environment: Environment) {
  const visible = Object.entries(environment).map(([name, value]) => [
    name,
    cleanText(value ?? ''),
  ]);
  const set = Object.fromEntries(visible.filter(([, value]) => value));
  const result = settings.safeParse(set);
  const mistakes = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} is “${set[name]}”, but it ${message}`;
  });
  const isPreview = !set.SITE_URL || isLocal(set.SITE_URL);
  if (isLocal(set.ENROLLMENT_FORM_URL) && !isPreview) mistakes.push(formIsLocal);
  if (!result.success || mistakes.length) throw new UserError(mistakes.join('\n'));

  const isAtHost = hosts.some((name) => set[name]);
  const missingIds = emailjsIds.filter((name) => !set[name]);
  const hasSomeIds = missingIds.length < emailjsIds.length;
  const values = result.data;
  const [publicKey, serviceId, templateId] = emailjsIds.map((name) => values[name]);
  const origin = values.NEXT_PUBLIC_EMAILJS_ORIGIN;
  return {
    /** The public URL, possibly with a path, without a trailing slash. */
    siteUrl: values.SITE_URL ?? 'https://www.school.example',
    /** The mail service behind the contact form. Null if it isn't set. */
    emailjs:
      publicKey && serviceId && templateId ? { publicKey, serviceId, templateId, origin } : null,
    /** The online enrollment form. Null if it isn't set. */
    enrollmentFormUrl: values.ENROLLMENT_FORM_URL ?? null,
    /** The day that tests build the site for, like `2031-10-15`. Undefined means today. */
    day: values.SITE_DAY,
    /** A sentence for each setting whose absence stops the build of a site that isn't a draft. */
    unfinished: [
      ...(isAtHost && !set.SITE_URL ? [addressIsMissing] : []),
      ...(hasSomeIds ? missingIds.map((name) => `${name} ${idIsMissing}`) : []),
    ],
    /** A sentence for each other setting that is missing. */
    missing: Object.entries(settings.shape).flatMap(([name, schema]) => {
      const { without } = schema.meta() ?? {};
      return without && !set[name] ? `${name} isn’t set. ${without}.` : [];
    }),
  };
}
