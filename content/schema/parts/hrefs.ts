import { z } from 'zod';
import { hasBlank } from '../../shared/blank-pattern';
import { checkWith } from './checks';
import { isEmailAddress } from './email';
import { singleLine, missingFactPattern } from './single-line';
import { telephoneHref } from './telephone';

/** Whether a URL is on this computer. */
export const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether a URL's host is a domain: `school.org`. */
const hasDomain = ({ hostname }: URL) => /^[\w-]+(\.[\w-]+)+$/.test(hostname);

/** Whether a URL uses https. A preview on this computer may use http, because it has no certificate. */
export const isSecure = (url: URL) =>
  isLoopback(url) ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && hasDomain(url);

/** What's wrong with an address that has a space, a quotation mark or an invisible character. */
export function invalidCharacter(href: string): string | undefined {
  if (!/[\s"“”<>\p{Cf}\p{Cc}\p{Co}\ufffc]/u.test(href)) return undefined;
  return `has a character that can’t be in an address, like a space or a quotation mark: “${href}”. Write the address alone. In a file’s name or a subject, write %20 for a space.`;
}

const mustBePublic = 'must be a public address that begins with https://.';
/** The public address of a website: `https://school.example`. */
export const webAddress = z
  .url({ error: mustBePublic, abort: true })
  .refine((href) => isSecure(new URL(href)) && !isOwnPreview(href), mustBePublic)
  .superRefine(checkWith(invalidCharacter))
  .meta({ type: 'href', example: '"https://school.example"' });

/** Whether an address has a missing fact or a blank, which the check reports. */
export const isUnfilled = (href: string) => missingFactPattern.test(href) || hasBlank(href);

/** What's wrong with a malformed link. The check finds well-formed links that lead nowhere. */
export function hrefMistake(href: string): string | undefined {
  if (isUnfilled(href)) return undefined;
  if (isOwnPreview(href))
    return `links to “${href}”, which is your own preview. Nobody else can open it. Write only the page, like /programs.`;
  const invalid = invalidCharacter(href);
  if (invalid) return invalid;
  // A [link](…) ends at the first closing parenthesis.
  if (leadsSomewhere(href) && !href.includes('(')) return undefined;
  return (
    `links to “${href}”, which isn’t a valid address. Write a page (/programs), a full address ` +
    '(https://school.example), an email address (mailto:office@school.example) or a phone number with its ' +
    'country’s code (tel:+14135550142, or sms:+14135550142 for text messages). Write %28 and %29 for parentheses.'
  );
}

function isOwnPreview(href: string): boolean {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return false;
  const url = new URL(href);
  return isLoopback(url) || url.hostname.endsWith('.app.github.dev');
}

/** Whether a browser, a phone or a mail program can open an address. */
function leadsSomewhere(href: string): boolean {
  const [scheme = '', rest = ''] = href.split(/:(.*)/s);
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
    case 'webcal':
    case 'webcals':
      return rest.startsWith('//') && URL.canParse(href) && hasDomain(new URL(href));
    case 'mailto':
      return rest.split('?')[0]!.split(',').every(isEmailAddress);
    case 'tel':
    case 'sms': {
      // A short code, such as 988, needs no country code.
      const [, number = '', short] = /^(?:(\+[\d.-]+)|(\d{3,6}))([;,?].*)?$/.exec(rest) ?? [];
      return Boolean(short) || telephoneHref(number) !== '';
    }
    default:
      // Two slashes would start another host's address.
      return href === '/' || /^(#|\/[^/])/.test(href);
  }
}

/** Where a link leads: `/page`, `/page#anchor`, `#anchor`, `/files/…`, `https://…`, `mailto:…`, `tel:…` or `sms:…`. */
export const href = singleLine
  .superRefine(checkWith(hrefMistake))
  .meta({ type: 'href', example: '"/programs"' });
