// Finds blanks like `[[Who answers the phone?]]` and, except in the sample, empty frames for photos. On a public site that
// isn't a draft, each one is a mistake. Elsewhere, each file gets one warning with their number.
import type { z } from 'zod';
import { counted } from '@/content/format/counted';
import { schemaOf } from '@/content/schema/define';
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { schemasAt } from '@/content/schema/explain/inspect-schema';
import { blankPattern } from '@/content/shared/blank-pattern';
import { linkPattern } from '@/content/shared/link-pattern';
import type { School } from '../../school/load-school';
import { lineTextOf, writtenText } from '../../school/source';
import { isPublic } from './example-values';

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
  const field = deletable(path, school);
  const deletion = field && ` If it doesn’t apply to you, delete ${field}.`;
  return `this is still blank: ${text}. Replace it with your answer.${deletion}`;
}

/** What an editor may delete if a blank doesn't apply: its line, or the group around it. Empty if it must stay. */
function deletable(fullPath: PropertyKey[], { content, sources }: School): string {
  const [module, ...path] = fullPath;
  const value = content[String(module)];
  /** Whether the group or list around a field or an item fits its schema without it. */
  const canDelete = (length: number) => {
    const [above, key] = [path.slice(0, length - 1), path[length - 1]!];
    const parent = above.reduce((group, each) => Object(group)[each], value);
    const rest = Array.isArray(parent)
      ? parent.toSpliced(Number(key), 1)
      : { ...Object(parent), [key]: undefined };
    const schemas = above.reduce(schemasAt, [schemaOf(value)!]);
    return schemas.some((schema) => (schema as z.ZodType).safeParse(rest).success);
  };
  if (canDelete(path.length)) {
    const key = path.at(-1)!;
    const start = typeof key === 'number' ? '"' : `${String(key)}:`;
    if (lineTextOf(sources, fullPath).startsWith(start)) return 'its line';
    return typeof key === 'number' ? 'it and the comma after it' : `“${start} …,”`;
  }
  const isInGroup = path.some((_, index) => index > 0 && canDelete(index));
  return isInGroup ? 'the group { … } that it’s in' : '';
}
