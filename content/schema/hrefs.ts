import { z } from 'zod';
import type { School } from './school';
import { frameMistake } from './services';
import { refuse } from './add-issue';

/** Whether an address is one of this computer, which nobody else can open. */
export const isLoopback = ({ hostname }: URL) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether an address may be used. A preview on this computer has no certificate, so it uses http. */
export const isSecure = (url: URL) =>
  isLoopback(url)
    ? /^https?:$/.test(url.protocol)
    : url.protocol === 'https:' && /^[\w-]+(\.[\w-]+)+$/.test(url.hostname);

const mustBeWhole = 'must be a whole address that begins with https://';
/** The address of a page in a frame. */
export const frameUrl = z
  .url({ error: mustBeWhole, abort: true })
  .refine((href) => isSecure(new URL(href)), mustBeWhole)
  .superRefine(refuse(frameMistake))
  .meta({ is: 'link' });

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
