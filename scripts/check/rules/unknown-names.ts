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

export function unknownNames(school: School): Diagnostic[] {
  const problems = [problemWithPhoto, problemWithProgram, problemWithFact];
  return school.leaves.flatMap((leaf) => {
    const problem = problems.map((problemWith) => problemWith(leaf, school)).find(Boolean);
    return problem ? mistakeAt(leaf.path, problem) : [];
  });
}

function problemWithPhoto(leaf: Leaf, { root, content, leaves }: School): string | undefined {
  const { value } = leaf;
  if (!isPhotoKey(leaf) || Object.hasOwn(content.photos, value)) return undefined;
  // The message about the row of a file with that name, or about the first use, is enough.
  if (photoFileKeys(root).includes(value)) return undefined;
  if (leaves.find((each) => isPhotoKey(each) && each.value === value) !== leaf) return undefined;
  return `content/photos.ts has no photo called “${value}”. ${remedyFor(value, Object.keys(content.photos))} Otherwise, add a row for it.`;
}

function problemWithProgram({ type, value }: Leaf, { content }: School): string | undefined {
  if (type !== 'program' && type !== 'pricedProgram') return undefined;
  const programs = content.programs.list.map(({ id }) => id);
  if (programs.includes(value)) return undefined;
  return `content/programs.ts has no program with the id “${value}”. ${remedyFor(value, programs)} If the program is gone, delete this { … } group.`;
}

function problemWithFact(leaf: Leaf, { content, sources }: School): string | undefined {
  if (printsUndefined(leaf, sources))
    return 'this prints “undefined”, because a name in ${…} doesn’t exist. Correct the name, or write text instead.';
  const [, fact] = missingFactPattern.exec(leaf.value) ?? [];
  if (!fact) return undefined;
  const facts = Object.keys(factsOf(content.school, content.tuition, content.programs));
  if (!facts.includes(fact)) return `there’s no fact called “${fact}”. ${remedyFor(fact, facts)}`;
  return `the school has no ${fact}. ${remedies[fact] ?? 'Add it to content/school.ts'}, or write the sentence without it.`;
}

/** Whether a `${…}` prints “undefined”, which an editor may also write as a word. */
function printsUndefined({ path, value }: Leaf, sources: Source[]): boolean {
  const written = writtenText(sources, path);
  const count = (text: string) => text.split(/\bundefined\b/).length;
  return written !== undefined && count(value) > count(written);
}
