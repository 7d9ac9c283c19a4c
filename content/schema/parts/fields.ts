import { z } from 'zod';
import { href } from './hrefs';
import { label, prose, text } from './text';

/** Text that matches a pattern. */
export const textMatching = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, message);

/** A key in `photos.ts`: the file's name without its extension. The check finds keys by `meta.type`. */
export const photoKey = textMatching(
  /^[a-z0-9-]+$/,
  'must be the name of a photo without its extension, like pink-tower. Use lowercase letters, digits and hyphens.',
).meta({ type: 'photo', hint: 'Choose a name from photos.ts.', example: '"pink-tower"' });

/** The key of a portrait, which may be small. */
export const portraitKey = photoKey.meta({ type: 'portrait' });

/** The name of a file in `content/drawings/`: `badge.svg`. */
export const drawingFile = textMatching(
  /^[a-z0-9-]+\.(svg|png)$/,
  'must be the name of a file in content/drawings, like badge.svg.',
).meta({ type: 'drawing', example: '"badge.svg"' });

/** The name of a drawing at actual size in `content/drawings/`: `vase.svg`. One unit is a millimeter. */
export const lifeSizeDrawingFile = textMatching(
  /^[a-z0-9-]+\.svg$/,
  'must be the name of an SVG in content/drawings, like vase.svg.',
).meta({ type: 'lifeSizeDrawing', example: '"vase.svg"' });

/** An empty frame for a photo that the school still has to take. Except in the sample, it counts as a blank. */
export const placeholder = z.strictObject({
  /** What the photo will show, followed by `placeholderLabel` from `site.ts`. */
  placeholder: label.meta({ type: 'placeholder' }),
  /** A drawing of it: `"tray.svg"`. */
  drawing: lifeSizeDrawingFile.optional(),
});
export type Placeholder = z.output<typeof placeholder>;

/** A photo's key or an empty frame: `{ placeholder: "The front door" }`. */
export const photoOrPlaceholder = z.union(
  [photoKey, placeholder],
  'the name of a photo in photos.ts, like "pink-tower", or { placeholder: "What it will show" }',
);
export type PhotoOrPlaceholder = z.output<typeof photoOrPlaceholder>;

/** Alternative text: a sentence that describes the photo, without “picture of”. */
export const altText = text.meta({ type: 'alt' });

/** A picture for link previews: a JPEG or PNG in `content/drawings/`, best 1200 pixels wide and 630 high. */
export const previewPicture = textMatching(
  /^[a-z0-9-]+\.(jpg|png)$/,
  'must be the name of a JPEG or PNG in content/drawings, like hand-preview.png.',
).meta({ type: 'preview', example: '"hand-preview.png"' });

export const identifier = textMatching(
  /^[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}\d-]*$/u,
  'must begin with a letter and contain only lowercase letters, digits and hyphens, like the-flow-of-the-day.',
).meta({ example: '"the-flow-of-the-day"' });

/** An anchor without its #: `the-flow-of-the-day`. */
export const anchor = identifier.meta({ type: 'anchor' });

/** The id of a program in `programs.ts`: `casa`. */
export const programId = identifier.meta({ type: 'program' });

/** A nonempty list of groups with these fields. */
export const listOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.array(z.strictObject(fields)).min(1);

/** A date, like `2030-10-05`. It has no time, because the site is built once a day. */
export const day = z.iso
  .date({
    error: 'must be an existing date without a time, like 2030-10-05.',
    abort: true,
  })
  .meta({ type: 'day', example: '"2030-10-05"' });

/** An amount in dollars, as a bare number: `1275`, `8.50`, or 0 for free. */
export const dollars = z
  .number()
  .multipleOf(0.01, 'must have at most two decimals.')
  .nonnegative()
  .meta({ type: 'amount', example: '1275' });

export const link = z.strictObject({ label, href });

/** A language: `es`. A script or a region may follow: `zh-Hant`, `pt-BR`, `es-419`. */
export const languageTag = textMatching(
  /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i,
  'must be the code of a language, like es, zh-Hant or pt-BR.',
);

export const schoolYear = z
  .string()
  // Word processors insert other dashes, and people type slashes.
  .overwrite((years) => years.replace(/\s?[\p{Pd}−/]\s?/u, '-'))
  .refine(
    (years) => /^20\d\d-/.test(years) && years === `${parseInt(years)}-${parseInt(years) + 1}`,
    'must be two consecutive years, like 2030-2031.',
  )
  .meta({ type: 'schoolYear', example: '"2030-2031"' });

/** A name, a title or both: `{ name: "Ana Lima", title: "Founder" }`. Translation software skips the name. */
export const person = z
  .strictObject({ name: label.optional(), title: label.optional() })
  .refine(({ name, title }) => name ?? title, 'must have a name, a title or both.');

/** The next step for a parent, at the end of a page. */
export const nextStep = z.strictObject({
  /** A short invitation, set large. */
  heading: label,
  /** One or two sentences. */
  text: prose,
  /**
   * One or two links. The first is a button. With one link and no photo, the page ends with a large line instead of a
   * band.
   */
  links: z.array(link).min(1).max(2),
  /** A photo behind or below the text. On light pages, it fades to its evening photo as visitors scroll. */
  photo: photoKey.optional(),
  /** Overrides the alternative text in `photos.ts`. A page in another language needs it. */
  alt: altText.optional(),
});
export type NextStep = z.output<typeof nextStep>;
