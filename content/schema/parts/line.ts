import { z } from 'zod';
import { refuse } from './add-issue';
import { unprintable } from './characters';

/** What a missing fact prints, for the check to find on published pages. An unpublished page can't stop a build. */
export const missingFact = (name: string) => `\${no ${name}}`;

export const missingFactPattern = /\$\{no (\w+)\}/;

/** Any one-line text: printable, not empty and without an unfilled `${…}`. */
export const line = z
  .string()
  .min(1)
  .superRefine(refuse(unprintable))
  .refine(
    // A ${…} other than missingFact's marker, facts.… after a bracket or a $, or a whole object.
    (value) => !/\$\{(?!no \w+\})|[{(\[$]\s*facts\.|\[object /.test(value),
    'has a ${…} that is not filled in, or that is a whole group: put backticks (`) around the text, and name one fact',
  );
