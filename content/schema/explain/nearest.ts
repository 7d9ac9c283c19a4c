import leven from 'leven';

/** The known word that a misspelled word most likely means: at most a third of its letters differ. */
export function misspelled(word: string, known: string[]) {
  const distance = (each: string) => leven(word.toLowerCase(), each.toLowerCase());
  const [best] = known.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= Math.ceil(word.length / 3) ? best : undefined;
}

/** A remedy for an unknown word: the most similar known one, or a list of them. */
export function nearest(word: string, known: string[]): string {
  const meant = known.length === 1 ? known[0] : misspelled(word, known);
  if (meant) return `write “${meant}”`;
  return known.length > 12 ? 'correct its spelling' : `write one of these: ${known.join(', ')}`;
}
