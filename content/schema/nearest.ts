import leven from 'leven';

/** The known word that an unknown one most likely misspells, in which at most `limit` letters differ. */
export function misspelled(word: string, known: string[], limit = Math.ceil(word.length / 3)) {
  const distance = (each: string) => leven(word.toLowerCase(), each.toLowerCase());
  const [best] = known.toSorted((a, b) => distance(a) - distance(b));
  return best !== undefined && distance(best) <= limit ? best : undefined;
}

/** What to do about an unknown word: write the known one that is spelled most like it, or any of them. */
export function nearest(word: string, known: string[]): string {
  const meant = known.length === 1 ? known[0] : misspelled(word, known);
  if (meant) return `write “${meant}”`;
  return known.length > 12 ? 'correct its spelling' : `write one of these: ${known.join(', ')}`;
}
