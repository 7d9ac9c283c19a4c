import { parse } from 'culori';
import { z } from 'zod';

const color = z
  .string()
  .refine((text) => (parse(text)?.alpha ?? 1) === 1 && parse(text), {
    error: 'must be a color, like #2c4a3a.',
  })
  .meta({ example: "'#2c4a3a'" });

/** The school's own colors. All others follow from them (scripts/pictures/palette.ts). */
const schema = z.strictObject({
  /** Links and buttons. */
  accent: color,
  /** Small accents in text, and numerals. */
  detail: color.default('#7d351d'),
  /** Underlines and notices. */
  highlight: color.default('#e0ac4b'),
});
export default schema;
export type Colors = z.output<typeof schema>;
