import { z } from 'zod';
import type { School } from './school';

/** Whether an address is one of this computer, which nobody else can open. */
export const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether an address may be used. A preview on this computer has no certificate, so it uses http. */
export const isSecure = (url: URL) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));

/** Link shorteners, which redirect to another host. */
const shortened =
  /^https:\/\/(forms\.gle|(\w+\.)?goo\.gl|bit\.ly|tinyurl\.com|t\.co|t\.ly|is\.gd|ow\.ly|rb\.gy|cutt\.ly|tiny\.cc|rebrand\.ly|1drv\.ms|aka\.ms)\//;
/** Whether an address is not a short link. `longAddress` ends the sentence about a short link. */
export const isLong = (href: string) => !shortened.test(href);
export const longAddress =
  'the long address: a short one leads to another host, which the page’s policy would block. ' +
  'Open it in a browser and copy what the address bar shows then ' +
  '(for Google Forms: https://docs.google.com/forms/…/viewform)';

const mustBeWhole = 'must be a whole address that begins with https://';
/** The address of a page in a frame. */
export const frameUrl = z
  .url({ error: mustBeWhole, abort: true })
  .refine((href) => isSecure(new URL(href)), mustBeWhole)
  .refine(isLong, `must be ${longAddress}`);

/**
 * The link that calls the school: `tel:+14135550142`, with an extension `tel:+14135550142;ext=12`
 * (RFC 3966). Leaves out a `(0)`, which nobody dials from abroad.
 */
export function telephoneHref({ telephone }: Pick<School, 'telephone'>): string {
  const [number = '', extension] = telephone.split(/,?\s*(?:extension|ext\.?|x)\s*/i);
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  const hasCountry = number.includes('+') || digits.length === 11;
  return `tel:+${hasCountry ? '' : '1'}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** The link that opens an e-mail to the office. */
export function mailHref({ email }: Pick<School, 'email'>): string {
  return `mailto:${email}`;
}
