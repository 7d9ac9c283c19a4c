import { z } from 'zod';
import { href } from './hrefs';
import { label, prose, text } from './text';

/** A text that matches a pattern. */
export const like = (form: RegExp, message: string) => z.string().regex(form, message);

/**
 * The key of a photo in `photos.ts`, which is its file name without the extension. `meta.is` tells the check what kind
 * of value this is.
 */
export const photoKey = like(
  /^[a-z0-9-]+$/,
  'must be the name of a photo without its extension, in lowercase letters, digits and hyphens, like pink-tower',
).meta({ is: 'photo', hint: 'It is a name from photos.ts.' });

/** The key of a photo of a person, which may be small. */
export const portraitKey = photoKey.meta({ is: 'portrait' });

/** What a photo shows, for people who cannot see it: a sentence, without “picture of”. */
export const description = text.meta({ is: 'description' });

/** The name of a place on a page: `#the-flow-of-the-day`. */
export const anchor = like(
  /^[a-z][a-z0-9-]*$/,
  'must be lowercase letters, digits and hyphens, like the-flow-of-the-day',
);

/** The id of a program in `programs.ts`. */
export const programId = anchor.meta({ is: 'program' });

/** The path of a page: `/`, or a slash and lowercase words with hyphens. */
export const path = like(
  /^\/([a-z0-9]+(-[a-z0-9]+)*)?$/,
  'must be like /welcome-letter: one slash, then lowercase letters, digits and hyphens',
);

/** A list of at least one group with these fields. */
export const listOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject(fields)).min(1);

/** A date, written year-month-day. It has no time of day, because the site is built once a day. */
export const day = z.iso
  .date({
    error: 'must be a day that exists, written like 2030-10-05, without a time',
    abort: true,
  })
  .meta({ is: 'day' });

/** An amount in dollars, as a bare number: `1275`, `8.50`, or 0 if something is free. */
export const dollars = z
  .number()
  .multipleOf(0.01, 'must have at most two decimals')
  .nonnegative()
  .meta({ is: 'amount' });

/** A link: its visible words and where it leads. */
export const link = z.strictObject({ label, href });

/** The language of a page: `es`. A script or a region may follow: `zh-Hant`, `pt-BR`, `es-419`. */
export const languageTag = like(
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i,
  'must be the letters of a language, like es, and may name its script or region, like zh-Hant or pt-BR',
);

export const schoolYear = z
  .string()
  // Word processors write other dashes, and many people write a slash.
  .overwrite((years) => years.replace(/\s?[\p{Pd}−/]\s?/u, '-'))
  .refine(
    (years) => /^20\d\d-/.test(years) && years === `${parseInt(years)}-${parseInt(years) + 1}`,
    'must be two years that follow each other, like 2030-2031',
  )
  .meta({ is: 'schoolYear' });

/** Somebody with a name, a title, or both. Translators leave the name alone. */
export const person = z
  .strictObject({ name: label.optional(), title: label.optional() })
  .refine(({ name, title }) => name ?? title, 'must have a name, a title, or both');
export type Person = z.output<typeof person>;

/** The next sensible step for a parent, at the end of a page. */
export const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: label,
  /** One or two sentences. */
  text: prose,
  /** One or two links, as buttons. The first is filled. */
  links: z.array(link).min(1).max(2),
  /** A photo beside these words. On light pages, it turns to its evening photo as a visitor scrolls to it. */
  photo: photoKey.optional(),
  /** What it shows, in place of the words in `photos.ts`. A page in another language needs this. */
  alt: description.optional(),
});
export type NextStep = z.output<typeof nextStep>;
