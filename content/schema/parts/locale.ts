import type { CountryCode } from 'libphonenumber-js';
import { z } from 'zod';

/** The locales, each of them English as a country writes it, and the country's currency. */
export const currencies = {
  'en-US': 'USD',
  'en-CA': 'CAD',
  'en-GB': 'GBP',
  'en-IE': 'EUR',
  'en-AU': 'AUD',
  'en-NZ': 'NZD',
  'en-ZA': 'ZAR',
  'en-IN': 'INR',
  'en-SG': 'SGD',
  'en-HK': 'HKD',
  'en-PH': 'PHP',
};
export type Locale = keyof typeof currencies;

export const locales = Object.keys(currencies) as Locale[];
export const locale = z.enum(locales);

/** The country's code: `CA` for `en-CA`. */
export const countryOf = (locale: Locale) => locale.slice(3) as CountryCode;
