import { parse } from 'culori';
import { z } from 'zod';

const color = z
  .string()
  .refine((text) => (parse(text)?.alpha ?? 1) === 1 && parse(text), {
    error: 'must be a color, like #2c4a3a.',
  })
  .meta({ example: '"#2c4a3a"' });

/** The school's own colors, like `#2c4a3a`. scripts/pictures/palette.ts derives all others. */
const schema = z.strictObject({
  /** The color of links and buttons. */
  accent: color,
  /** The color of numerals and small accents in text. The default is `#7d351d`, a reddish brown. */
  detail: color.default('#7d351d'),
  /** The color of underlines and notices. The default is `#e0ac4b`, a golden yellow. */
  highlight: color.default('#e0ac4b'),
});
export default schema;
export type Colors = z.output<typeof schema>;
