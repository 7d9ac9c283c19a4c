import { agesInWords } from '@/content/in-words';
import { school } from '@/content/school';

const { classroom } = school;

/** What comparing parents look for, in the order in which they ask. */
export const schoolFacts = [
  { label: 'Ages', value: agesInWords(school.ages) },
  { label: 'Toddler class size', value: `${capitalised(classroom.children)} children` },
  { label: 'In every toddler class', value: capitalised(classroom.adults) },
  { label: 'Time to concentrate', value: `A ${classroom.workCycle} work cycle` },
  { label: 'Open', value: `Since ${school.founded}` },
  { label: 'Standing', value: `Licensed, and a member of the ${school.association.name}` },
];

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
