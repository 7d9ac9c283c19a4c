import leven from 'leven';

/** What to do about an unknown word: write the known one that is spelled most like it, or any of them. */
export function nearest(word: string, known: string[]): string {
  const distance = (each: string) => leven(word.toLowerCase(), each.toLowerCase());
  const [best = ''] = known.toSorted((a, b) => distance(a) - distance(b));
  if (distance(best) <= Math.ceil(word.length / 3)) return `write “${best}”`;
  return known.length > 12 ? 'correct its spelling' : `write one of these: ${known.join(', ')}`;
}
