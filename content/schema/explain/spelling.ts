import leven from 'leven';

/** The known word that a misspelled word most likely stands for. At most a third of the letters may differ. */
export function correctionOf(word: string, known: string[]) {
  const distance = (each: string) => leven(word.toLowerCase(), each.toLowerCase());
  const [best] = known.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= Math.ceil(word.length / 3) ? best : undefined;
}

/** Tells an editor how to fix an unknown word. Suggests the most similar known word, or lists them all. */
export function remedyFor(word: string, known: string[]): string {
  const meant = correctionOf(word, known);
  if (meant) return `Did you mean “${meant}”?`;
  if (known.length === 1) return `The only one is “${known[0]}”.`;
  const canList = known.length > 0 && known.length <= 12;
  return canList ? `Choose one of these: ${known.join(', ')}.` : 'Check its spelling.';
}
