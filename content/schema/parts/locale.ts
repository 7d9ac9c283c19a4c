import type { CountryCode } from 'libphonenumber-js';
import { z } from 'zod';

/** English as a country writes it. */
export const locale = z.enum([
  'en-US',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-AU',
  'en-NZ',
  'en-ZA',
  'en-IN',
  'en-SG',
  'en-HK',
  'en-PH',
]);
export type Locale = z.output<typeof locale>;

/** The country of each locale, with its currency. */
export const countries: Record<Locale, { code: CountryCode; currency: string }> = {
  'en-US': { code: 'US', currency: 'USD' },
  'en-CA': { code: 'CA', currency: 'CAD' },
  'en-GB': { code: 'GB', currency: 'GBP' },
  'en-IE': { code: 'IE', currency: 'EUR' },
  'en-AU': { code: 'AU', currency: 'AUD' },
  'en-NZ': { code: 'NZ', currency: 'NZD' },
  'en-ZA': { code: 'ZA', currency: 'ZAR' },
  'en-IN': { code: 'IN', currency: 'INR' },
  'en-SG': { code: 'SG', currency: 'SGD' },
  'en-HK': { code: 'HK', currency: 'HKD' },
  'en-PH': { code: 'PH', currency: 'PHP' },
};
