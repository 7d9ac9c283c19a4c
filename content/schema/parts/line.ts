import { z } from 'zod';
import { refuse } from './add-issue';
import { unprintable } from './characters';

/** What a missing fact prints. */
export const missingFact = (name: string) => `\${no ${name}}`;

/** Matches it. Only published pages count, because an unpublished page must not stop a build. */
export const missingFactPattern = /\$\{no (\w+)\}/;

/** Any one-line text: printable, not empty, without an unfilled `${placeholder}`. */
export const line = z
  .string()
  .min(1)
  .superRefine(refuse(unprintable))
  .refine(
    (value) => !/\$\{(?!no \w+\})|[{(]facts\.|\[object /.test(value),
    'has a ${…} that is not filled in, or that is a whole group: put back-ticks (`) around the text, and name one fact',
  );
