// Finds blanks like `[[Who answers the phone?]]` and, except in the sample, empty frames for photos. On a public site that
// isn't a draft, each one is a mistake. Elsewhere, each file gets one warning with their number.
import { counted } from '@/content/format/counted';
import { schemaOf } from '@/content/schema/define';
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { lineTextOf, writtenText } from '../../school/source';
import { isPublic } from './example-values';

/** A blank, or what is left of one after somebody deleted some of its brackets: `[[12 Maple Street`, `half]]`. */
const blankPattern = new RegExp(
  [
    String.raw`\[\[.+?\]\]`,
    // Only its start, which links may follow. [[1](/page)] isn't one.
    String.raw`\[\[[\p{L}\d](?:[^[\]]|\[[^[\]]*\]\([^)]*\))*(?:\](?!\()|$)`,
    // Only its end. [see [1]] isn't one.
    String.raw`(?<=^|\])[^[\]]*\]\]`,
  ].join('|'),
  'gu',
);

/** An answer in the brackets of its blank: `[[12 Maple Street]]`. Blanks are questions. */
const answerPattern = /^\[\[(?<answer>[^?]+)\]\]$/;

interface Blank {
  path: PropertyKey[];
  text: string;
  isFrame?: boolean;
}

/** Every blank and every empty frame on the site. The blank in a fact belongs to the file that defines the fact. */
export const blanksIn = ({ content, leaves, sources }: School): Blank[] =>
  leaves.flatMap(({ path, type }): Blank[] => {
    const written = writtenText(sources, path);
    if (!written) return [];
    if (type === 'placeholder' && !content.school.sample)
      return [{ path, text: written, isFrame: true }];
    return (written.match(blankPattern) ?? []).map((text) => ({ path, text }));
  });

export function blanks(school: School): Diagnostic[] {
  const { content, environment } = school;
  const { draft } = content.school;
  const all = blanksIn(school);
  if (isPublic(environment) && !draft)
    return [
      ...all.map((blank) => mistakeAt(blank.path, messageFor(blank, school))),
      ...inBrackets(school),
    ];
  if (draft && !all.length)
    return [warningAt(['school', 'draft'], nothingMissing), ...inBrackets(school)];
  const modules = [...new Set(all.map(({ path: [module] }) => module))];
  const counts = modules.map((name) => {
    const inFile = all.filter(({ path: [module] }) => module === name);
    const message = `this file has ${counted(inFile.length, 'blank')} to fill in. The first one is here.`;
    return warningAt(inFile[0]!.path, message);
  });
  const answers = all
    .filter(({ text }) => answerPattern.test(text))
    .map((blank) => warningAt(blank.path, messageFor(blank, school)));
  return [...counts, ...answers, ...inBrackets(school)];
}

const nothingMissing = 'Nothing is missing. Remove `draft: true` to let search engines in.';

function messageFor({ path, text, isFrame }: Blank, school: School): string {
  if (isFrame) {
    const [photo, frame] =
      path.at(-2) === 'photo'
        ? ['photo: "name"', '“photo: { … },”']
        : ['{ photo: "name" }', 'the group { … } that it’s in'];
    return `the frame for “${text}” is empty. Write ${photo} with a name from photos.ts instead, or delete ${frame}.`;
  }
  const { answer } = answerPattern.exec(text)?.groups ?? {};
  if (answer)
    return `“${answer}” is still in brackets. If it’s your answer, take the brackets away.`;
  return `this is still blank: ${text}. Replace it with your answer${orDelete(path, school)}.`;
}

/** What an editor may delete if a blank doesn't apply: its line, or the group around it. Empty if it must stay. */
function orDelete(fullPath: PropertyKey[], { content, sources }: School): string {
  const [module, ...path] = fullPath;
  const value = content[String(module)];
  const canDelete = (length: number) => {
    const rest = structuredClone(value);
    const parent = path.slice(0, length - 1).reduce((group, key) => Object(group)[key], rest);
    const key = path[length - 1]!;
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete Object(parent)[key];
    return schemaOf(value)!.safeParse(rest).success;
  };
  const condition = '. If it doesn’t apply to you, delete';
  if (canDelete(path.length)) {
    const key = path.at(-1)!;
    const start = typeof key === 'number' ? '"' : `${String(key)}:`;
    const isAlone = lineTextOf(sources, fullPath).startsWith(start);
    const field = typeof key === 'number' ? 'it and the comma after it' : `“${start} …,”`;
    return `${condition} ${isAlone ? 'its line' : field}`;
  }
  const isInGroup = path.some((_, index) => index > 0 && canDelete(index));
  return isInGroup ? `${condition} the group { … } that it’s in` : '';
}

/** Warns of texts in single brackets, `[An answer]`, but not of `[sic]` in a sentence. */
const inBrackets = ({ leaves, sources }: School): Diagnostic[] =>
  leaves.flatMap(({ path }) => {
    const text = writtenText(sources, path) ?? '';
    if (!/^\[[^[\]]+\]$/.test(text)) return [];
    return warningAt(
      path,
      `the page shows the brackets of ${text}. Take them away, or write two on each side of a blank.`,
    );
  });
