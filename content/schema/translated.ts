import { z } from 'zod';

/** The school's own language. */
const own = 'en';

/** A text, with its words in each language that it has. */
export class Translated extends String {
  constructor(readonly words: Record<string, string>) {
    super(words[own]);
  }
}

/**
 * A text that pages in other languages show, too: `'Mornings'`, or with its translations
 * `{ en: 'Mornings', es: 'Mañanas' }`.
 */
export function translated(words: z.ZodType<string, string>) {
  const languages = z.object({ [own]: words }).catchall(words);
  const shape = z
    .union([words, languages], "text in quotation marks, or { en: '…', es: '…' }")
    .transform((value) => new Translated(typeof value === 'string' ? { [own]: value } : value));
  // Pages see words only: `define` and `inLanguage` choose a language.
  return shape as unknown as z.ZodType<string, string | z.input<typeof languages>>;
}

/** What `define` has read, by the value that it returned. */
const read = new WeakMap<object, unknown>();

/** What `define` returns: the value of a module in the school's own language. */
export function inOwnLanguage<Value>(value: Value): Value {
  const words = wordsIn(own, value) as Value;
  read.set(Object(words), value);
  return words;
}

/** A module's value in another language. What is not translated is in the school's own language. */
export function inLanguage<Value>(value: Value, language = own): Value {
  return wordsIn(language, withTranslations(value)) as Value;
}

/** A module's value with an instance of `Translated` for each text that may have translations. */
export function withTranslations(value: unknown): unknown {
  return read.get(Object(value)) ?? value;
}

function wordsIn(language: string, part: unknown): unknown {
  if (part instanceof Translated) return part.words[language] ?? part.words[own];
  if (Array.isArray(part)) return part.map((item) => wordsIn(language, item));
  if (!part || typeof part !== 'object') return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, item]) => [key, wordsIn(language, item)]),
  );
}
