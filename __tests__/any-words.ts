import fc from 'fast-check';

/** Pieces of content as any school may write them, for the tests of what every page relies on. */

export const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4})?$/);

export const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/\$\{|undefined|\[object|\]\(/.test(text));

/** A sum in dollars, with cents or without. */
export const sum = fc.oneof(
  fc.integer({ min: 1, max: 60_000 }),
  fc.integer({ min: 1, max: 6_000_000 }).map((cents) => cents / 100),
);

/** A field that may be left out. */
export const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

export const runs = { numRuns: 50 };
