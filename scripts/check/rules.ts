/**
 * The rules between the modules of `content/`. The schemas in content/schema/ check single values, and
 * warnings.ts finds what is only worth a look.
 */
import type { Environment } from '../system/command';
import { hasSchema, schemaOf } from '../../content/schema/define';
import { isLoopback } from '../../content/schema/hrefs';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import page from '../../content/schema/page';
import { languagesOf } from '../../content/schema/pages';
import { neededModules, type ContentModules } from './content-modules';
import { pricesOfAnotherYear } from './new-year';
import { hrefsIn, isPhotoKey, leaves, type Leaf } from '../../content/schema/leaves';

/** A module that the code knows by name must use its own schema. */
export function foreignSchemas(content: Record<string, unknown>): Diagnostic[] {
  return Object.keys(content)
    .filter((name) => neededModules.includes(name) && !usesOwnSchema(name, content))
    .map((name) => {
      const message = `this file needs its own schema: import it from './schema/${name}'.`;
      return { file: `content/${name}.ts`, message };
    });
}

const usesOwnSchema = (name: string, content: Record<string, unknown>) =>
  schemaOf(content[name])?.meta()?.file === `content/${name}.ts`;

/** Finds the mistakes between modules. They stop a build, because the site would be wrong. */
export function mistakes(content: ContentModules, environment: Environment): Diagnostic[] {
  return [
    unknownNames,
    missingWords,
    deadLinks,
    pricesOfAnotherYear,
    missingLanguages,
    undescribedPhotos,
    inventedFacts,
  ].flatMap((rule) => rule(content, environment));
}

/** Whether SITE_URL is the address of a public site, and not of a preview. */
function isPublic({ SITE_URL = '' }: Environment): boolean {
  if (!URL.canParse(SITE_URL)) return false;
  const url = new URL(SITE_URL);
  return !isLoopback(url) && !url.hostname.endsWith('.example');
}

/** Made-up contact details, by the kind of field that holds them. */
const invented = new Map<unknown, RegExp>([
  // The North American plan keeps 555-0100 to 555-0199 for fiction.
  ['telephone', /^\D*1?(\D*\d){3}\D*555\D*01\d\d(?!\d)/],
  // RFC 2606 keeps these names for examples and tests.
  ['email', /[@.](example(\.com|\.net|\.org)?|test|invalid)$/i],
]);

/** On a public site, finds the sample's words, and telephone numbers and e-mail addresses that nobody has. */
function inventedFacts({ school }: ContentModules, environment: Environment): Diagnostic[] {
  if (!isPublic(environment)) return [];
  if (school.sample) {
    const message = `these are the sample’s words, and SITE_URL is ${environment.SITE_URL}: replace them with your school’s, page by page, then delete this line.`;
    return [at(['school', 'sample'], message)];
  }
  return leaves({ school })
    .filter(({ is, value }) => invented.get(is)?.test(value))
    .map(({ path, value }) =>
      at(path, `“${value}” is only for examples: write your school’s own.`),
    );
}

/** Every photo and program that content names must exist. */
function unknownNames(content: ContentModules): Diagnostic[] {
  const keys = Object.keys(content.photos);
  const ids = content.programs.programs.map(({ id }) => id);
  return leaves(content).flatMap((leaf) => {
    const { is, path, value } = leaf;
    if (isPhotoKey(leaf) && !keys.includes(value)) {
      const message = `content/photos.ts has no photo called “${value}”: add a row, or ${nearest(value, keys)}.`;
      return at(path, message);
    }
    if (is !== 'program' || ids.includes(value)) return [];
    const message = `programs.ts has no program with the id “${value}”: remove it here, or ${nearest(value, ids)}.`;
    return at(path, message);
  });
}

/** Whether a module holds the words of a page. */
const isPage = (words: unknown) => schemaOf(words)?.meta()?.is === 'page';

/** A row of pages.ts needs words: of the schema for any page, or of the page's own one in its own file. */
function missingWords(content: ContentModules): Diagnostic[] {
  const hasWords = (id: string) =>
    hasSchema(page, content[id]) || (isPage(content[id]) && usesOwnSchema(id, content));
  return content.pages.pages.flatMap(({ id, path }, index) => {
    const problem = Object.hasOwn(content, id)
      ? `content/${id}.ts does not hold the words of a page`
      : `there is no content/${id}.ts with the words of ${path}`;
    const message = `${problem}: add them (content/pages-and-addresses.md, Add a page), or correct the path.`;
    return hasWords(id) ? [] : at(['pages', 'pages', index, 'path'], message);
  });
}

/** All modules, except the words of pages that have no row. */
function publishedModules(content: ContentModules): Record<string, unknown> {
  const isPublished = ([file, words]: [string, unknown]) =>
    !isPage(words) || content.pages.pages.some(({ id }) => id === file);
  return Object.fromEntries(Object.entries(content).filter(isPublished));
}

/**
 * A link to a page must lead to a row of pages.ts. The build checks links to files and anchors, and links
 * that a page shows from the words of a page without a row.
 */
function deadLinks(content: ContentModules, { SITE_URL }: Environment): Diagnostic[] {
  const paths = content.pages.pages.flatMap(({ path, alsoAt }) => [path, ...alsoAt]);
  return leaves(publishedModules(content)).flatMap((leaf) =>
    hrefsIn(leaf, SITE_URL)
      .map((href) => href.split(/[#?]/)[0]!)
      .filter((path) => /^\/(?!files\/)[^.]*$/.test(path) && !paths.includes(path))
      .map((path) => {
        const message = `the link leads to ${path}, and content/pages.ts has no such page: remove the link, or ${nearest(path, paths)}.`;
        return at(leaf.path, message);
      }),
  );
}

/** Every other language needs a `site.ts` with the words around its pages. */
function missingLanguages({ pages: { pages }, ...content }: ContentModules): Diagnostic[] {
  return languagesOf(pages)
    .filter((tag) => !content[`${tag}/site`])
    .map((tag) => {
      const row = pages.findIndex(({ lang }) => lang === tag);
      const message = `there is no content/${tag}/site.ts with the words of the site in this language: add it (content/another-language.md).`;
      return at(['pages', 'pages', row, 'lang'], message);
    });
}

/** A page in another language must describe its photos itself. */
function undescribedPhotos({ pages: { pages }, ...content }: ContentModules): Diagnostic[] {
  const ids = pages.flatMap(({ id, lang }) => (lang ? id : []));
  return ids.flatMap((id) => undescribedIn(leaves({ [id]: content[id] })));
}

function undescribedIn(words: Leaf[]): Diagnostic[] {
  const groupOf = ({ path }: Leaf) => path.slice(0, -1).join();
  const described = words.filter(({ is }) => is === 'description').map(groupOf);
  return words
    .filter((leaf) => isPhotoKey(leaf) && !described.includes(groupOf(leaf)))
    .map(({ path, value }) => {
      const message = `“${value}” needs a description in this page’s language, which screen readers read aloud: add alt: '…', after it.`;
      return at(path, message);
    });
}
