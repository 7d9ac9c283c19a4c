import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { unescape } from 'node:querystring';
import { filesIn } from '../system/files';
import { basePathOf } from '../configuration/base-path.mjs';
import { addressesIn, elementsIn, parsePage } from './page-elements';
import { readSources, type Source } from '../check/source';
import type { Diagnostic } from '../../content/schema/explain/diagnostic';

/**
 * Finds every internal link of a finished site whose page, file or anchor does not exist. It does not check
 * pages in `public/`. A diagnostic names each line of content that has the link. If there is none, it names the page.
 *
 * @param exportDirectory the finished site: `out`
 * @param siteUrl its public URL, which may have a path, without a slash at the end
 * @param root the folder that holds `content/` and `public/`
 */
export function linkDiagnostics(
  exportDirectory: string,
  siteUrl: string,
  root = '.',
): Diagnostic[] {
  const { origin } = new URL(siteUrl);
  const basePath = basePathOf(siteUrl);
  const files = filesIn(exportDirectory);
  // A page is in two files: tuition.html and tuition/index.html.
  const others = [
    ...filesIn(join(root, 'public')),
    ...files.map((file) => file.replace(/\.html$/, '/index.html')),
  ];
  const pages = files.filter((file) => file.endsWith('.html') && !others.includes(file));
  const site: Site = { basePath, files: new Set(files), ids: new Map() };
  const sources = readSources(root);
  const links: { url: URL; page: string }[] = [];
  for (const page of pages) {
    const html = readFileSync(join(exportDirectory, page), 'utf8');
    const elements = elementsIn(parsePage(html));
    site.ids.set(page, new Set(elements.map(({ attributes }) => attributes.id)));
    const addresses = elements.flatMap((each) =>
      // A whole address of this site is a link like any other, unless it is data.
      addressesIn(each).map((href) =>
        each.name === 'a' && `${href}/`.startsWith(`${origin}/`)
          ? href.slice(origin.length) || '/'
          : href,
      ),
    );
    for (const href of new Set(addresses)) {
      const url = new URL(href, `https://site${basePath}/${page}`);
      if (url.origin === 'https://site') links.push({ url, page });
    }
  }
  return links.flatMap(({ url, page }) => {
    const message = problemWith(url, page, site);
    if (!message) return [];
    const address = url.pathname.slice(basePath.length) + url.search + url.hash;
    const marks = [address, siteUrl + address, url.hash].filter(Boolean).flatMap(asWritten);
    const inContent = sources.flatMap((source) => linesWith(source, marks));
    const places = inContent.length ? inContent : [{ file: `${exportDirectory}/${page}` }];
    return places.map((place) => ({ ...place, message }));
  });
}

interface Site {
  basePath: string;
  files: Set<string>;
  /** The anchors of each page. */
  ids: Map<string, Set<string | undefined>>;
}

/** A sentence about a URL of this site that leads nowhere; undefined if it leads somewhere. */
function problemWith({ pathname, hash }: URL, page: string, site: Site): string | undefined {
  const { basePath, files, ids } = site;
  const isInside = `${pathname}/`.startsWith(`${basePath}/`);
  // Unlike decodeURIComponent, unescape accepts `100%`, as browsers do.
  const path = unescape(isInside ? pathname.slice(basePath.length) : pathname);
  const file = posix.join('.', path);
  const names = [file, `${file}.html`, posix.join(file, 'index.html')];
  const target = names.find((name) => files.has(name));
  if (!target || !isInside) {
    return `the link leads to ${path}, and there is no such page or file: content/pages.ts lists the pages.`;
  }
  const anchor = unescape(hash.slice(1));
  if (['', 'top'].includes(anchor) || ids.get(target)?.has(anchor) !== false) return undefined;
  return (
    `the link leads to “#${anchor}”, which ${target === page ? 'this page' : path} does not have: ` +
    'use an id that its content has, or leave out # and what follows.'
  );
}

/** A link as a module may write it: between quotation marks, or inside a text as `(/page#anchor)`. */
const asWritten = (href: string) =>
  ['()', "''", '""', '``'].map(([open, close]) => `${open}${href}${close}`);

const linesWith = ({ file, text }: Source, marks: string[]) =>
  text
    .split('\n')
    .flatMap((words, index) =>
      marks.some((each) => words.includes(each)) ? { file, line: index + 1 } : [],
    );
