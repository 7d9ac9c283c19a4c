// Finds names of photos, programs and facts that don't exist.
import { factsOf } from '@/content/format/facts';
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { correctionOf, remedyFor } from '@/content/schema/explain/spelling';
import { missingFactPattern } from '@/content/schema/parts/single-line';
import { photoFileKeys } from '../../photos/read-photos';
import { isPhotoKey, type Leaf } from '../../school/leaves';
import type { School } from '../../school/load-school';
import { writtenText, type Source } from '../../school/source';

const addPrices = 'Add prices to content/tuition.ts';
const addFeeFor = (fact: string) =>
  `In content/tuition.ts, write fact: "${fact}" and a price in the row of that fee`;
/** How to add the facts that don't come from school.ts. */
const remedies: Record<string, string> = {
  ages: 'In content/programs.ts, add ages to a program',
  lowestPrice: `${addPrices}, all for the same period and at least one of them above 0`,
  hours: 'In content/programs.ts, add hours to a program',
  applicationFee: addFeeFor('applicationFee'),
  deposit: addFeeFor('deposit'),
};

export function unknownNames({ root, content, leaves, sources }: School): Diagnostic[] {
  const photoFiles = photoFileKeys(root);
  const photos = Object.keys(content.photos);
  const programs = content.programs.list.map(({ id }) => id);
  const facts = Object.keys(factsOf(content.school, content.tuition, content.programs));
  const problemWith = (leaf: Leaf): string | undefined => {
    const { type, value } = leaf;
    // If there's a file with that name, the message about its row is enough.
    if (isPhotoKey(leaf) && !photos.includes(value) && !photoFiles.includes(value))
      return `content/photos.ts has no photo called “${value}”. ${remedyFor(value, photos)} Otherwise, add a row for it.`;
    if ((type === 'program' || type === 'pricedProgram') && !programs.includes(value))
      return `content/programs.ts has no program with the id “${value}”. ${remedyFor(value, programs)} If the program is gone, delete this { … } group.`;
    if (printsUndefined(leaf, sources))
      return 'this prints “undefined”, because a name in ${…} doesn’t exist. Correct the name, or write text instead.';
    const [, fact] = missingFactPattern.exec(value) ?? [];
    if (!fact) return undefined;
    if (!facts.includes(fact)) return `there’s no fact called “${fact}”. ${remedyFor(fact, facts)}`;
    return `the school has no ${fact}. ${remedies[fact] ?? 'Add it to content/school.ts'}, or write the sentence without it.`;
  };
  const found = new Map<string, Diagnostic>();
  for (const leaf of leaves) {
    const problem = problemWith(leaf);
    // One message is enough about a photo without a row that's in several places.
    const isMissingPhoto = isPhotoKey(leaf) && !correctionOf(leaf.value, photos);
    const key = isMissingPhoto ? leaf.value : leaf.path.join();
    if (problem && !found.has(key)) found.set(key, mistakeAt(leaf.path, problem));
  }
  return [...found.values()];
}

/** Whether a `${…}` prints “undefined”, which an editor may also write as a word. */
function printsUndefined({ path, value }: Leaf, sources: Source[]): boolean {
  const written = writtenText(sources, path);
  const count = (text: string) => text.split(/\bundefined\b/).length;
  return written !== undefined && count(value) > count(written);
}
