import { z } from 'zod';
import { words } from './site';
import { prose, text } from './text';

const pattern = text.refine(
  (value) => value.includes('{from}') && value.includes('{to}'),
  'must have {from} and {to}',
);

const word = text.max(30);

/** The words of the site in another language: `content/<language>/site.ts`. */
export default words
  .extend({
    /** The language and country, which decide how dates and sums are written: `es-US`. */
    locale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be like es-US: the language and the country'),
    /** A range of ages, with `{from}` and `{to}` where they stand: “{from} a {to}”. */
    ages: pattern,
    /** License and memberships, as a sentence. Leave it out where there are none. */
    credentials: prose.optional(),
    /** Over the prices, by what “per” in `tuition.ts` says: “Al mes”, “Por sesión”, “Al año”. */
    per: z.strictObject({ week: word.default('Weekly'), month: word, session: word, year: word }),
    /** After a price: “al mes”, “por sesión”, “al año”. */
    afterPrice: z.strictObject({
      week: word.default('a week'),
      month: word,
      session: word,
      year: word,
    }),
    /** After a year’s tuition: “por el año escolar, en {payments} pagos”. */
    yearly: text.includes('{payments}', { error: 'must hold {payments}' }),
    /** After a price for a year: “en {payments} pagos de {sum}”. */
    inPayments: text.includes('{payments}', { error: 'must hold {payments}' }),
  })
  .meta({ file: 'content/<language>/site.ts' });
