class MissingFact extends Error {
  override name = 'MissingFact';
}

/**
 * A fact that a sentence needs, and that a school may not have.
 *
 * @param name what the check calls it: “deposit”
 * @throws MissingFact if the school does not have it
 */
export function fact<Value>(value: Value | undefined, name: string): Value {
  if (value !== undefined) return value;
  throw new MissingFact(
    `the school has no “${name}”, which this line needs: write the line without it, or add it.`,
  );
}
