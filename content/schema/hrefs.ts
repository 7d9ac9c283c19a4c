import type { School } from './school';

/**
 * The link that calls the school: `tel:+14135550142`, with an extension `tel:+14135550142;ext=12`
 * (RFC 3966). A `(0)` that is not dialed from abroad is left out.
 */
export function telephoneHref({ telephone }: Pick<School, 'telephone'>): string {
  const [number = '', extension] = telephone.split(/,?\s*(?:extension|ext\.?|x)\s*/i);
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  const hasCountry = number.startsWith('+') || digits.length === 11;
  return `tel:+${hasCountry ? '' : '1'}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** The link that opens an e-mail to the office. */
export function mailHref({ email }: Pick<School, 'email'>): string {
  return `mailto:${email}`;
}
