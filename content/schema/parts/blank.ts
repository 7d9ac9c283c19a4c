import { z } from 'zod';

type Blank = `[[${string}]]`;

export const isBlank = (value: unknown): value is Blank =>
  typeof value === 'string' && /^\[\[[^[\]]+\]\]$/.test(value);

/** A whole blank: `[[Which color?]]`. */
export const blank = z.custom<Blank>(isBlank);

/** A value that isn't free text, such as a color, or a whole blank in its place. */
export const orBlank = <Schema extends z.ZodType>(schema: Schema) => z.union([schema, blank]);

/** A value, or what the site uses until its blank is filled in. */
export const filled = <Value>(value: Value | Blank, whileBlank: Value): Value =>
  isBlank(value) ? whileBlank : value;
