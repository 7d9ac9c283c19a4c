import leven from 'leven';

/** The known word that an unknown word most likely misspells: with a third of its letters changed at most. */
export function misspelled(word: string, known: string[]) {
  const distance = (each: string) => leven(word.toLowerCase(), each.toLowerCase());
  const [best] = known.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= Math.ceil(word.length / 3) ? best : undefined;
}

/** Tells the editor to write the known word that is spelled most like an unknown word, or lists all. */
export function nearest(word: string, known: string[]): string {
  const meant = known.length === 1 ? known[0] : misspelled(word, known);
  if (meant) return `write “${meant}”`;
  return known.length > 12 ? 'correct its spelling' : `write one of these: ${known.join(', ')}`;
}
