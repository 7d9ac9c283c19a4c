import { z } from 'zod';
import { refuse } from './add-issue';
import { unprintable } from './characters';

/** The mark that a fact prints if the school does not have it. */
export const missingFact = (name: string) => `\${no ${name}}`;

/** Matches that mark. The check names it on published pages only, so a page that no row publishes stops no build. */
export const missingFactForm = /\$\{no (\w+)\}/;

/** Any text of one line: printable, never empty, and without an unfilled `${placeholder}`. */
export const line = z
  .string()
  .min(1)
  .superRefine(refuse(unprintable))
  .refine(
    (value) => !/\$\{(?!no \w+\})|[{(]facts\.|\[object /.test(value),
    'has a ${…} that is not filled in, or that is a whole group: put back-ticks (`) around the text, and name one fact',
  );
