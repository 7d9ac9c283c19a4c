// Finds blanks like `[[Who answers the phone?]]` and, except in the sample, empty frames for photos. On a public site that
// isn't a draft, each one is a mistake. Elsewhere, each file gets one warning with their number.
import { counted } from '@/content/format/counted';
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { blankPattern } from '@/content/shared/blank-pattern';
import { linkPattern } from '@/content/shared/link-pattern';
import { isPublic } from '../../configuration/is-public';
import type { School } from '../../school/load-school';
import { writtenText } from '../../school/source';
import { deletableAt } from '../deletable';

/** A blank that lacks some of its brackets: `[[12 Maple Street` or `half]]`, but not `[see [1]]`. */
const brokenBlank = /\[\[[\p{L}\d][^[\]]*|(?<=^|\])[^[\]]*\]\]/gu;

interface Blank {
  path: PropertyKey[];
  text: string;
  isFrame?: boolean;
}

/** Every blank and every empty frame on the site. The blank in a fact belongs to the file that defines the fact. */
export const blanksIn = ({ content, leaves, sources }: School): Blank[] =>
  leaves.flatMap(({ path, type }): Blank[] => {
    const text = writtenText(sources, path) ?? '';
    if (type === 'placeholder' && !content.school.sample) return [{ path, text, isFrame: true }];
    const rest = text.replace(blankPattern, '').replace(linkPattern, '$<label>');
    const found = [...(text.match(blankPattern) ?? []), ...(rest.match(brokenBlank) ?? [])];
    return found.map((each) => ({ path, text: each }));
  });

export function blanks(school: School): Diagnostic[] {
  const { content, environment } = school;
  const { draft } = content.school;
  const all = blanksIn(school);
  if (isPublic(environment) && !draft)
    return all.map((blank) => mistakeAt(blank.path, messageFor(blank, school)));
  if (draft && !all.length) {
    const message = 'Nothing is missing. Remove `draft: true` to let search engines in.';
    return [warningAt(['school', 'draft'], message)];
  }
  const counts = [...new Set(all.map(({ path: [module] }) => module))].map((module) => {
    const inFile = all.filter(({ path }) => path[0] === module);
    const message = `this file has ${counted(inFile.length, 'blank')} to fill in. The first one is here.`;
    return warningAt(inFile[0]!.path, message);
  });
  const answers = all
    .filter(({ text }) => answerIn(text))
    .map((blank) => warningAt(blank.path, messageFor(blank, school)));
  return [...counts, ...answers];
}

/** An answer in the brackets of its blank: `[[12 Maple Street]]`. Blanks are questions. */
const answerIn = (text: string) => /\[\[([^?]+)\]\]/.exec(text)?.[1];

function messageFor({ path, text, isFrame }: Blank, school: School): string {
  if (isFrame) {
    const [photo, frame] =
      path.at(-2) === 'photo'
        ? ['photo: "name"', '“photo: { … },”']
        : ['{ photo: "name" }', 'the group { … } that it’s in'];
    return `the frame for “${text}” is empty. Write ${photo} with a name from photos.ts instead, or delete ${frame}.`;
  }
  const answer = answerIn(text);
  if (answer)
    return `“${answer}” is still in brackets. If it’s your answer, take the brackets away.`;
  const part = deletableAt(path, school);
  const deletion = part ? ` If it doesn’t apply to you, delete ${part}.` : '';
  return `this is still blank: ${text}. Replace it with your answer.${deletion}`;
}
