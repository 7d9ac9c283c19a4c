import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Page } from '../../content/schema';
import type { Code } from './code';
import type { Content } from './content';
import { numbers, texts } from './walk';

/** The addresses of the site, as far as they can be told before it is built. */
export interface Addresses {
  isPage(path: string): boolean;
  /** Whether the address is one of a file, like `/downloads/school.vcf`. */
  isFile(path: string): boolean;
  hasAnchor(path: string, anchor: string): boolean;
  /** The addresses of the pages that show words of a content module. */
  pagesThatShow(module: string): string[];
}

/**
 * Reads the addresses off the rows of `pages.ts`, and the anchors of a page off its code: an `id` is
 * written there, or put together from content. The end-to-end tests look at the finished pages.
 */
export function readAddresses(content: Content, code: Code): Addresses {
  const rows = new Set(content.value<Page[]>('pages').map((row) => row.path));
  const words = new Map(content.modules.map(({ name, value }) => [name, wordsOf(value)]));
  const modules = new Map([...rows].map((path) => [path, modulesOf(path, code)]));
  const shown = new Map<string, string[]>();
  for (const [path, names] of modules) {
    for (const name of names) {
      const pages = shown.get(name);
      if (pages) pages.push(path);
      else shown.set(name, [path]);
    }
  }
  return {
    isPage: (path) => rows.has(path),
    isFile: (path) => isFile(path, code),
    hasAnchor: (path, anchor) => {
      const used = [...(modules.get(path) ?? [])].flatMap((name) => words.get(name) ?? []);
      const ids = code.readAll(pageFile(path)).flatMap((file) => file.ids);
      return ids.some((id) =>
        id.length === 1 && id[0] === null
          ? used.some((each) => each.ids.has(anchor))
          : fits(id, anchor, (part) => used.some((each) => each.parts.has(part))),
      );
    },
    pagesThatShow: (name) => shown.get(name) ?? [],
  };
}

/** The file that makes a page: `app/tuition/page.tsx` of `/tuition`. */
export function pageFile(path: string): string {
  return posix.join('app', path, 'page.tsx');
}

function modulesOf(path: string, code: Code): Set<string> {
  return new Set(code.readAll(pageFile(path)).flatMap(({ content }) => [...content.keys()]));
}

/** The values of a module that an anchor may be made of. */
interface Words {
  /** Those of the fields called `id`. */
  ids: Set<string>;
  /** Every short word and number, of which longer ids are put together. */
  parts: Set<string>;
}

function wordsOf(value: unknown): Words {
  const words = texts(value).filter((leaf) => /^[a-z0-9-]{1,60}$/.test(leaf.value));
  const ids = words.filter(({ field }) => field === 'id').map((leaf) => leaf.value);
  const counts = numbers(value).map((leaf) => String(leaf.value));
  return {
    ids: new Set(ids),
    parts: new Set([...words.map((leaf) => leaf.value), ...counts]),
  };
}

/** Whether an anchor is an id that the code puts together, with a known word in each gap. */
function fits(id: (string | null)[], anchor: string, isKnown: (part: string) => boolean): boolean {
  const [first, ...rest] = id;
  if (first === undefined) return anchor === '';
  if (first !== null)
    return anchor.startsWith(first) && fits(rest, anchor.slice(first.length), isKnown);
  for (let end = 1; end <= anchor.length; end += 1) {
    if (isKnown(anchor.slice(0, end)) && fits(rest, anchor.slice(end), isKnown)) return true;
  }
  return false;
}

/** Files that a visitor may fetch: those in public/, and those that a route of app/ makes. */
function isFile(path: string, code: Code): boolean {
  if (!/\.[a-z0-9]+$/.test(path)) return false;
  if (existsSync(join(code.root, 'public', path))) return true;
  const own = ['.ts', '/route.ts', ''].map((ending) => join('app', path) + ending);
  const base = join('app', path).replace(/\.[a-z]+$/, '.ts');
  if ([...own, base].some((file) => existsSync(join(code.root, file)))) return true;
  return isMadeByRoute(path, code);
}

/** `/downloads/school.vcf` is made by `app/downloads/[file]/route.ts`, if that names `school.vcf`. */
function isMadeByRoute(path: string, code: Code): boolean {
  const folder = posix.join('app', dirname(path));
  if (!existsSync(join(code.root, folder))) return false;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return readdirSync(join(code.root, folder))
    .filter((entry) => entry.startsWith('['))
    .some((entry) => code.read(`${folder}/${entry}/route.ts`)?.texts.has(name));
}
