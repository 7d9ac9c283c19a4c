// Finds names of photos, programs and facts that don't exist.
import { factsOf } from '@/content/format/facts';
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { remedyFor } from '@/content/schema/explain/spelling';
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
  const problemWith = (leaf: Leaf, index: number): string | undefined => {
    const { type, value } = leaf;
    if (isPhotoKey(leaf)) {
      // The message about the first use, or about the row of a file with that name, is enough.
      const isFirst =
        leaves.findIndex((each) => isPhotoKey(each) && each.value === value) === index;
      if (photos.includes(value) || photoFiles.includes(value) || !isFirst) return undefined;
      return `content/photos.ts has no photo called “${value}”. ${remedyFor(value, photos)} Otherwise, add a row for it.`;
    }
    if ((type === 'program' || type === 'pricedProgram') && !programs.includes(value))
      return `content/programs.ts has no program with the id “${value}”. ${remedyFor(value, programs)} If the program is gone, delete this { … } group.`;
    if (printsUndefined(leaf, sources))
      return 'this prints “undefined”, because a name in ${…} doesn’t exist. Correct the name, or write text instead.';
    const [, fact] = missingFactPattern.exec(value) ?? [];
    if (!fact) return undefined;
    if (!facts.includes(fact)) return `there’s no fact called “${fact}”. ${remedyFor(fact, facts)}`;
    return `the school has no ${fact}. ${remedies[fact] ?? 'Add it to content/school.ts'}, or write the sentence without it.`;
  };
  return leaves.flatMap((leaf, index) => {
    const problem = problemWith(leaf, index);
    return problem ? mistakeAt(leaf.path, problem) : [];
  });
}

/** Whether a `${…}` prints “undefined”, which an editor may also write as a word. */
function printsUndefined({ path, value }: Leaf, sources: Source[]): boolean {
  const written = writtenText(sources, path);
  const count = (text: string) => text.split(/\bundefined\b/).length;
  return written !== undefined && count(value) > count(written);
}
