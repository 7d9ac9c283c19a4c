import { parse } from 'culori';
import { z } from 'zod';
import { filled, orBlank } from './parts/blank';

const color = z
  .string()
  .refine((text) => (parse(text)?.alpha ?? 1) === 1 && parse(text), {
    error: 'must be a color, like #2c4a3a.',
  })
  .meta({ example: '"#2c4a3a"' });

/** A color, or `whileBlank` until the school has chosen one. */
const colorOr = (whileBlank: string) =>
  orBlank(color).transform((text) => filled(text, whileBlank));

/** The school's own colors, like `#2c4a3a`. scripts/design/palette.ts derives all others. */
const schema = z.strictObject({
  /** The color of links and buttons. */
  accent: colorOr('#2c4a3a'),
  /** The color of numerals and small accents in text. The default is `#7d351d`, a reddish brown. */
  detail: colorOr('#7d351d').default('#7d351d'),
  /** The color of underlines and notices. The default is `#e0ac4b`, a golden yellow. */
  highlight: colorOr('#e0ac4b').default('#e0ac4b'),
});
export default schema;
export type Colors = z.output<typeof schema>;
