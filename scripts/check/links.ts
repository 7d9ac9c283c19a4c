import { posix } from 'node:path';
import { unescape } from 'node:querystring';
import { filesIn, textsIn } from '../files';
import { elementsIn, parsePage, type PageElement } from '../finish/page';
import { readSources } from './content';
import type { Finding } from '../../content/schema/finding';

/**
 * Finds every internal address on the pages of a finished site whose page, file or anchor is not
 * there, and every id that stands twice on a page; each is told where content writes it, and where
 * nothing does, by the page that has it.
 *
 * @param exportDirectory the finished site: `out`
 * @param basePath the path that its addresses begin with, like `/repo`, or an empty text
 * @param root the folder that holds `content/`
 */
export async function linkFindings(
  exportDirectory: string,
  basePath: string,
  root = '.',
): Promise<Finding[]> {
  const files = await filesIn(exportDirectory);
  const site: Site = { basePath, files: new Set(files), ids: new Map() };
  const sources = readSources(root);
  const found = (sentence: string, page: string, marks: string[]): Finding[] => {
    const written = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => {
        return marks.some((mark) => line.includes(mark)) ? [{ file, line: index + 1 }] : [];
      }),
    );
    const places = written.length ? written : [{ file: `${exportDirectory}/${page}` }];
    return places.map((place) => ({ ...place, sentence }));
  };
  const findings: Finding[] = [];
  const links: { url: URL; page: string }[] = [];
  for (const [page, html] of await textsIn(exportDirectory, /\.html$/)) {
    const elements = elementsIn(parsePage(html));
    const ids = elements.flatMap(({ attributes }) => attributes.id || []);
    site.ids.set(page, new Set(ids));
    for (const id of ids.filter((each, index) => ids.indexOf(each) < index)) {
      const sentence = `${page} has the id “${id}” twice, and a link reaches only the first: change one of them.`;
      findings.push(...found(sentence, page, [`id: '${id}'`, `id: "${id}"`]));
    }
    for (const address of new Set(elements.flatMap(addressesOf))) {
      const url = new URL(address, `https://site${basePath}/${page}`);
      if (url.origin === 'https://site') links.push({ url, page });
    }
  }
  for (const { url, page } of links) {
    const sentence = complaint(url, page, site);
    const whole = url.pathname.slice(basePath.length) + url.search + url.hash;
    const marks = [whole, url.hash].filter(Boolean).flatMap(asWritten);
    if (sentence) findings.push(...found(sentence, page, marks));
  }
  return findings;
}

interface Site {
  basePath: string;
  files: Set<string>;
  /** The anchors of each page. */
  ids: Map<string, Set<string>>;
}

/** Every address that an element names, as it is written. */
export function addressesOf({ attributes: { href, src, srcset = '' } }: PageElement): string[] {
  const sizes = srcset.split(',').map((each) => each.trim().split(' ')[0]);
  return [href, src, ...sizes].flatMap((address) => address || []);
}

/** What is wrong with an address on this site; nothing if it leads somewhere. */
function complaint({ pathname, hash }: URL, page: string, site: Site): string | undefined {
  const { basePath, files, ids } = site;
  const isInside = `${pathname}/`.startsWith(`${basePath}/`);
  // Unlike decodeURIComponent it takes `100%`, as browsers do.
  const path = unescape(isInside ? pathname.slice(basePath.length) : pathname);
  const file = posix.join('.', path);
  const names = [file, `${file}.html`, posix.join(file, 'index.html')];
  const target = names.find((name) => files.has(name));
  if (!target || !isInside) {
    return `the link leads to ${path}, and there is no such page or file: the pages’ addresses are in content/pages.ts.`;
  }
  const anchor = unescape(hash.slice(1));
  if (['', 'top'].includes(anchor) || ids.get(target)?.has(anchor) !== false) return undefined;
  return (
    `the link leads to “#${anchor}”, which ${target === page ? 'this page' : path} does not have: ` +
    'use one that is there (the ids in its content), or leave out # and what follows.'
  );
}

/** An address as a module writes it: between quotation marks, or in a text `(/page#anchor)`. */
const asWritten = (address: string) =>
  ['()', "''", '""', '``'].map(([open, close]) => `${open}${address}${close}`);
