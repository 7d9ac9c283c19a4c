import { factsOf } from '../../content/format/facts';
import page from '../../content/schema/page';
import { hasSchema } from '../../content/schema/define';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { isPhotoKey } from '../../content/schema/explain/leaves';
import { correctionOf, remedyFor } from '../../content/schema/explain/spelling';
import { missingFactPattern } from '../../content/schema/parts/line';
import { isPublished, neededModules } from './content-modules';
import type { CheckInput } from './check-input';
import { writtenText } from './source';

/** Finds names of photos, programs, facts, fields and pages' files that don't exist. */
export function unknownReferences(input: CheckInput): Diagnostic[] {
  return [
    ...unknownPhotosAndPrograms(input),
    ...rowsWithoutFile(input),
    ...missingFacts(input),
    ...undefinedFields(input),
  ];
}

function unknownPhotosAndPrograms({ content, published }: CheckInput): Diagnostic[] {
  const keys = Object.keys(content.photos);
  const ids = content.programs.list.map(({ id }) => id);
  return published.flatMap((leaf) => {
    const { type, path, value } = leaf;
    if (isPhotoKey(leaf) && !keys.includes(value)) {
      const message = `content/photos.ts has no photo called “${value}”: add a row, or ${remedyFor(value, keys)}.`;
      return at(path, message);
    }
    if ((type !== 'program' && type !== 'pricedProgram') || ids.includes(value)) return [];
    const message = `programs.ts has no program with the id “${value}”: remove all of ${groupsAround(path, content)}, or ${remedyFor(value, ids)}.`;
    return at(path, message);
  });
}

/** Names the groups around a field, innermost first: `“An 8-week session” in “Playgroup”`. */
function groupsAround(path: PropertyKey[], content: Record<string, unknown>): string {
  const names: string[] = [];
  let value: unknown = content;
  for (const key of path) {
    value = Object(value)[key];
    const { name, heading = name } = Object(value);
    if (heading) names.unshift(`“${heading}”`);
  }
  return names.join(' in ');
}

function rowsWithoutFile({ content }: CheckInput): Diagnostic[] {
  return content.pages.rows.flatMap(({ id, path }, index): Diagnostic | [] => {
    if (hasSchema(page, content[id]) || neededModules.includes(id)) return [];
    if (content[id]) {
      const message =
        "this page needs the schema of a content page: import it from './schema/page'.";
      return { file: `content/${id}.ts`, message };
    }
    const unpublished = Object.keys(content).filter((name) => !isPublished(name, content));
    const other = correctionOf(id, unpublished);
    const message = other
      ? `the words of ${path} must be in content/${id}.ts. Rename content/${other}.ts, or correct the path.`
      : `there is no content/${id}.ts with the words of ${path}: add it (content/pages-and-addresses.md, Add a page), or correct the path.`;
    return at(['pages', 'rows', index, 'path'], message);
  });
}

/** Finds sentences with a fact that the school doesn't have or that no school has. */
function missingFacts({ content, published }: CheckInput): Diagnostic[] {
  const known = Object.keys(factsOf(content.school, content.tuition));
  return published.flatMap(({ path, value }) => {
    const [, fact] = missingFactPattern.exec(value) ?? [];
    if (!fact) return [];
    if (!known.includes(fact))
      return at(path, `there is no fact called “${fact}”: ${remedyFor(fact, known)}.`);
    const why =
      fact === 'lowestPrice' ? ' (it needs prices for the same period, one of them above 0)' : '';
    return at(path, `the school has no ${fact}${why}. Write the sentence without it.`);
  });
}

/** Finds sentences that print “undefined” for a misspelled field, like `${school.nam}` in tuition.ts. */
function undefinedFields({ published, sources }: CheckInput): Diagnostic[] {
  return published.flatMap(({ path, value }) => {
    // A text from another file is checked there.
    const written = writtenText(sources, path) ?? value;
    if (!value.includes('undefined') || written.includes('undefined')) return [];
    return at(path, 'this prints “undefined”: correct the name in ${…}, or write the words.');
  });
}
