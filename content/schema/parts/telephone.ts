import parsePhoneNumber from 'libphonenumber-js';

/**
 * The link that dials a number: `tel:+14135550142`, with an extension `tel:+14135550142;ext=12` (RFC 3966). The default
 * country is the U.S. Empty if nobody can dial the number.
 */
export function telephoneHref(telephone: string): string {
  // libphonenumber rejects “(+44) 20 7946 0018”.
  const withoutParentheses = telephone.replace(/^\((\+\d+)\)/, '$1');
  const number = parsePhoneNumber(withoutParentheses, { defaultCountry: 'US', extract: false });
  return number?.isValid() ? number.getURI() : '';
}
