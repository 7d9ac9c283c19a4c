import { z } from 'zod';
import { href, label, prose, text } from './text';

/** A text of a certain form. */
export const like = (form: RegExp, message: string) => z.string().regex(form, message);

/** The key of a photo in `photos.ts`, which is its file name without the ending. */
export const photoKey = like(
  /^[a-z0-9-]+$/,
  'must be the name of a photo without its ending, in small letters, digits and hyphens, like pink-tower',
);

/** The name of a file in `content/drawings/`. */
export const drawingFile = like(
  /^[a-z0-9-]+\.(svg|png)$/,
  'must be the name of a file in content/drawings, like badge.svg',
);

/** The name of a place on a page (`#the-flow-of-the-day`): small letters, digits, hyphens. */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, {
  error: ({ input }) => {
    const words = String(input)
      .toLowerCase()
      .match(/[a-z][a-z0-9]*/g) ?? ['nido'];
    return `must be small letters, digits and hyphens, like ${words.join('-')}`;
  },
  abort: true,
});

/**
 * The path of a page: `/`, or a slash and small words with hyphens. In another language its tag comes
 * first: `/es/colegiatura`.
 */
export const path = like(
  /^\/(([a-z]{2}\/)?[a-z0-9]+(-[a-z0-9]+)*)?$/,
  'must be like /welcome-letter, or /es/contacto in another language: small letters, digits and hyphens',
);

/** A list of groups with these fields. It has at least one. */
export const listOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.strictObject(shape)).min(1);

/** A day, written year-month-day. It has no hour, because the site changes once a day. */
export const day = z.iso.date({
  error: 'must be a day of the calendar, written like 2024-10-05, without an hour',
  abort: true,
});

/** A sum in dollars, as a bare number: `1275`, or `8.50`. */
const sum = z.number().multipleOf(0.01, 'must have at most two decimals');

export const dollars = sum.min(0.01);

/** A sum that is 0 where something is free. */
export const dollarsOrNone = sum.nonnegative();

/** A link: its visible words and where it leads. */
export const link = z.strictObject({ label, href });

/** The language of a quotation or of a page, where it is not that of the words around it: `es`. */
export const languageTag = like(
  /^[a-z]{2}$/,
  'must be the two small letters of a language, like es',
);

export const schoolYear = z
  .string()
  // Word processors write a long dash, and many people a slash.
  .overwrite((years) => years.trim().replace(/ ?[–—/] ?/, '-'))
  .refine(
    (years) => /^20\d\d-20\d\d$/.test(years) && Number(years.slice(5)) === parseInt(years) + 1,
    'must be two years that follow each other, like 2024-2025',
  );

/** The next sensible step for a parent, at the end of a page. */
export const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: label,
  /** One or two sentences. */
  text: prose,
  /** One or two links; the first is the button. */
  links: z.array(link).min(1).max(2),
});
export type NextStep = z.output<typeof nextStep>;
