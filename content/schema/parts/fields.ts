import { z } from 'zod';
import { href } from './hrefs';
import { label, prose, text } from './text';

/** Text that matches a pattern. */
export const like = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

/** A key in `photos.ts`: the file's name without its extension. The check finds keys by `meta.type`. */
export const photoKey = like(
  /^[a-z0-9-]+$/,
  'must be the name of a photo without its extension, in lowercase letters, digits and hyphens, like pink-tower',
).meta({ type: 'photo', hint: 'It is a name from photos.ts.' });

/** The key of a portrait, which may be small. */
export const portraitKey = photoKey.meta({ type: 'portrait' });

/** A file name in `content/drawings/`. */
export const drawingFile = like(
  /^[a-z0-9-]+\.(svg|png)$/,
  'must be the name of a file in content/drawings, like badge.svg',
).meta({ type: 'drawing' });

/** Alternative text: a sentence without “picture of”. */
export const altText = text.meta({ type: 'alt' });

export const identifier = like(
  /^[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}\d-]*$/u,
  'must be lowercase letters, digits and hyphens, and begin with a letter, like the-flow-of-the-day',
);

/** An anchor without its #: `the-flow-of-the-day`. */
export const anchor = identifier.meta({ type: 'anchor' });

/** The id of a program in `programs.ts`. */
export const programId = identifier.meta({ type: 'program' });

/** A nonempty list of groups with these fields. */
export const listOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject(fields)).min(1);

/** A date. It has no time, because the site is built once a day. */
export const day = z.iso
  .date({
    error: 'must be a day that exists, written like 2030-10-05, without a time',
    abort: true,
  })
  .meta({ type: 'day' });

/** An amount in dollars, as a bare number: `1275`, `8.50`, or 0 for free. */
export const dollars = z
  .number()
  .multipleOf(0.01, 'must have at most two decimals')
  .nonnegative()
  .meta({ type: 'amount' });

export const link = z.strictObject({ label, href });

/** A language: `es`. A script or a region may follow: `zh-Hant`, `pt-BR`, `es-419`. */
export const languageTag = like(
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i,
  'must be the letters of a language, like es, and may name its script or region, like zh-Hant or pt-BR',
);

export const schoolYear = z
  .string()
  // Word processors insert other dashes, and people type slashes.
  .overwrite((years) => years.replace(/\s?[\p{Pd}−/]\s?/u, '-'))
  .refine(
    (years) => /^20\d\d-/.test(years) && years === `${parseInt(years)}-${parseInt(years) + 1}`,
    'must be two years that follow each other, like 2030-2031',
  )
  .meta({ type: 'schoolYear' });

/** A name, a title or both. Translation software skips the name. */
export const person = z
  .strictObject({ name: label.optional(), title: label.optional() })
  .refine(({ name, title }) => name ?? title, 'must have a name, a title, or both');
export type Person = z.output<typeof person>;

/** The next step for a parent, at the end of a page. */
export const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: label,
  /** One or two sentences. */
  text: prose,
  /** The first is a button. With one link and no photo, the page ends with a large line instead of a band. */
  links: z.array(link).min(1).max(2),
  /** Behind or below the text. On light pages, it fades to its evening photo as you scroll. */
  photo: photoKey.optional(),
  /** Overrides the alternative text in `photos.ts`. A page in another language needs it. */
  alt: altText.optional(),
});
export type NextStep = z.output<typeof nextStep>;
