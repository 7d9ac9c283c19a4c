import { agesInWords } from '@/content/in-words';
import type { Program } from '@/content/schema';

/** What every list of programs says of one: its name, and its ages as they are printed. */
export function programFacts(program: Program) {
  return { ...program, agesText: printedAges(program) };
}

function printedAges({ ages, agesNote }: Program): string {
  if (!ages) return agesNote ?? '';
  return `Ages ${agesInWords(ages)}`;
}
