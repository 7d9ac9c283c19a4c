import parsePhoneNumber from 'libphonenumber-js';
import { countryOf, type Locale } from './locale';

/**
 * The link that dials a number: `tel:+14135550142`, with an extension `tel:+14135550142;ext=12` (RFC 3966). A number
 * without + belongs to the locale's country. Empty if nobody can dial the number.
 */
export function telephoneHref(telephone: string, locale: Locale = 'en-US'): string {
  const defaultCountry = countryOf(locale);
  const number = parsePhoneNumber(telephone, { defaultCountry, extract: false });
  return number?.isValid() ? number.getURI() : '';
}
