/** Rules between modules. Schemas validate single values, and warnings.ts finds what's only worth a look. */
import type { Environment } from '../system/command';
import { hasSchema, schemaOf } from '../../content/schema/define';
import { isLoopback } from '../../content/schema/parts/hrefs';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import { missingFactPattern } from '../../content/schema/parts/line';
import page from '../../content/schema/page';
import { telephoneHref } from '../../content/schema/parts/telephone';
import { neededModules, type ContentModules } from './content-modules';
import { isPhotoKey, leaves, type Leaf } from '../../content/schema/explain/leaves';
import { ownWords, sourceOf, type Source } from './source';

/** Finds modules that don't use the schema of their name. */
export function foreignSchemas(content: Record<string, unknown>): Diagnostic[] {
  return neededModules
    .map((name) => ({ name, file: `content/${name}.ts` }))
    .filter(({ name, file }) => schemaOf(content[name])?.meta()?.file !== file)
    .map(({ name, file }) => {
      const message = `this file needs its own schema: import it from './schema/${name}'.`;
      return { file, message };
    });
}

/** Finds names of what doesn't exist: programs, photos, facts and pages' files. */
export function mistakes(content: ContentModules, shown: Leaf[], sources: Source[]): Diagnostic[] {
  return [
    ...unknownNames(content, shown),
    ...missingWords(content),
    ...missingFacts(shown),
    ...undefinedFields(shown, sources),
  ];
}

/** Whether SITE_URL is a public address. */
export function isPublic({ SITE_URL = '' }: Environment): boolean {
  if (!URL.canParse(SITE_URL)) return false;
  const url = new URL(SITE_URL);
  return !isLoopback(url) && !url.hostname.endsWith('.example');
}

/** On a public site, finds `sample: true` and fictional telephone numbers and e-mail addresses. */
export function inventedFacts({ school }: ContentModules, environment: Environment): Diagnostic[] {
  if (!isPublic(environment)) return [];
  if (school.sample) {
    const message = `these are the sample’s words, and SITE_URL is ${environment.SITE_URL}: replace them with your school’s, page by page, then delete this line.`;
    return [at(['school', 'sample'], message)];
  }
  return leaves({ school })
    .filter(isInvented)
    .map(({ path, value }) =>
      at(path, `“${value}” is only for examples: write your school’s own.`),
    );
}

/** Whether a telephone number or an e-mail address is fictional. */
function isInvented({ is, value }: Leaf): boolean {
  // The North American plan keeps 555-0100 to 555-0199 for fiction.
  if (is === 'telephone') return /^tel:\+1\d{3}55501\d\d/.test(telephoneHref(value));
  // RFC 2606 keeps these names for examples and tests.
  return is === 'email' && /[@.](example(\.com|\.net|\.org)?|test|invalid)$/i.test(value);
}

/** Finds photos and programs that don't exist. */
function unknownNames(content: ContentModules, shown: Leaf[]): Diagnostic[] {
  const keys = Object.keys(content.photos);
  const ids = content.programs.list.map(({ id }) => id);
  return shown.flatMap((leaf) => {
    const { is, path, value } = leaf;
    if (isPhotoKey(leaf) && !keys.includes(value)) {
      const message = `content/photos.ts has no photo called “${value}”: add a row, or ${nearest(value, keys)}.`;
      return at(path, message);
    }
    if ((is !== 'program' && is !== 'pricedProgram') || ids.includes(value)) return [];
    const message = `programs.ts has no program with the id “${value}”: remove all of ${groupsAround(path, content)}, or ${nearest(value, ids)}.`;
    return at(path, message);
  });
}

/** The groups around a field, from the inside: `“An 8-week session” in “Playgroup”`. */
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

/** Finds sentences with a fact that the school doesn't have, or that nobody knows. */
function missingFacts(shown: Leaf[]): Diagnostic[] {
  return shown.flatMap(({ path, value }) => {
    const [, fact] = missingFactPattern.exec(value) ?? [];
    const why = fact === 'lowestPrice' ? ' (it needs prices that are all for the same period)' : '';
    const message = `this prints a fact, but the school has no ${fact}${why}: correct its spelling, or write the sentence without it.`;
    return fact ? at(path, message) : [];
  });
}

/** Finds fields that a sentence prints but the school doesn't have, like `${school.nam}` in tuition.ts. */
function undefinedFields(shown: Leaf[], sources: Source[]): Diagnostic[] {
  return shown.flatMap(({ path, value }) => {
    const source = sourceOf(sources, path);
    const own = source && ownWords(source, path.slice(1));
    if (!value.includes('undefined') || own?.includes('undefined')) return [];
    return at(path, 'this prints “undefined”: correct the name in ${…}, or write the words.');
  });
}

/** Finds rows of pages.ts without content. */
function missingWords(content: ContentModules): Diagnostic[] {
  return content.pages.rows.flatMap(({ id, path }, index) => {
    if (hasSchema(page, content[id]) || neededModules.includes(id)) return [];
    const message = `there is no content/${id}.ts with the words of ${path}: add it (content/pages-and-addresses.md, Add a page), or correct the path.`;
    return at(['pages', 'rows', index, 'path'], message);
  });
}
