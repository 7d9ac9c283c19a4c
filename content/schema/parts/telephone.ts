import parsePhoneNumber, {
  getExampleNumber,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { countryOf, type Locale } from './locale';

/**
 * The link that dials a number: `tel:+14135550142`, with an extension `tel:+14135550142;ext=12` (RFC 3966). A number
 * without + belongs to the locale's country. Empty if nobody can dial the number.
 */
export function telephoneHref(telephone: string, locale: Locale = 'en-US'): string {
  const defaultCountry = countryOf(locale);
  const number = parsePhoneNumber(telephone, { defaultCountry, extract: false });
  return number && (number.isValid() || isWellFormed(number, defaultCountry))
    ? number.getURI()
    : '';
}

/**
 * Whether a number has the form of its country's numbers. The package's lists of area codes lack new ones, so an unlisted
 * code must be right if the form is.
 */
function isWellFormed(number: PhoneNumber, defaultCountry: CountryCode): boolean {
  const { countryCallingCode, nationalNumber } = number;
  // In North America, neither the area code nor the next part begins with 0 or 1.
  if (countryCallingCode === '1') return /^[2-9]\d\d[2-9]\d{6}$/.test(nationalNumber);
  const [country = defaultCountry] = number.getPossibleCountries();
  const { length } = getExampleNumber(country, examples)!.nationalNumber;
  return nationalNumber.length === length && !nationalNumber.startsWith('0');
}
