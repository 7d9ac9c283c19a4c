import { school } from './school';

/**
 * A telephone number as an address that a phone can call: `tel:+14135550142`, and with an extension
 * `tel:+14135550142;ext=12` (RFC 3966).
 *
 * @param shown the number as people read it: of North America, or from abroad with `+` and its
 *   country's code, of which a `(0)` that is not dialed from elsewhere is left out
 */
export function telephoneHref(shown: string): string {
  const [number = '', extension] = shown.split(/,?\s*(?:extension|ext\.?|x)\s*/i);
  const digits = number.replace('(0)', '').replace(/\D/g, '');
  const hasCountry = number.startsWith('+') || digits.length === 11;
  return `tel:+${hasCountry ? '' : '1'}${digits}${extension ? `;ext=${extension}` : ''}`;
}

/** The school's telephone number as an address that a phone can call. */
export const telephoneLink = school.telephoneLink ?? telephoneHref(school.telephone);

/** The office's e-mail as an address that opens a mail program. */
export const mailLink = `mailto:${school.email}`;

/** The same, with the subject already written, for parents who want to be on the mailing list. */
export const mailingListLink = `${mailLink}?subject=${encodeURIComponent('Mailing list')}`;

/** The same, for parents who want to hear when Lower Elementary opens. */
export const lowerElementaryLink = `${mailLink}?subject=${encodeURIComponent('Lower Elementary')}`;
