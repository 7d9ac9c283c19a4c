import { existsSync } from 'node:fs';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serialize } from 'parse5';
import { languagesOf, type Page } from '../../content/schema/pages';
import { UserError } from '../command';
import { filesIn } from '../files';
import { addPolicy } from './finish-page';
import { elementsIn, parsePage } from './page';

/** What a row of `content/pages.ts` says about addresses. */
export type PageAddresses = Pick<Page, 'path' | 'name'> & Partial<Pick<Page, 'formerly' | 'lang'>>;

const fileOf = (path: string) => `${path.slice(1) || 'index'}.html`;

/** The language of a page's file by its row, and of another one by its folder: `es/404.html`. */
export function languageOf(file: string, rows: PageAddresses[]): string | undefined {
  const row = rows.find(({ path }) => fileOf(path) === file);
  return row ? row.lang : languagesOf(rows).find((lang) => file.startsWith(`${lang}/`));
}

/**
 * Deletes the pages that Next exported although no row has their address: pages with a folder in
 * `app/` that the school took away or moved, and a copy of `404.html`.
 */
export async function removeOtherPages(
  exportDirectory: string,
  rows: PageAddresses[],
  publicFiles: string[],
): Promise<void> {
  const files = await filesIn(exportDirectory);
  const notFound = ['404.html', ...languagesOf(rows).map((lang) => `${lang}/404.html`)];
  const kept = [...publicFiles, ...notFound, ...rows.map(({ path }) => fileOf(path))];
  for (const file of files) {
    const payload = file.replace(/\.html$/, '.txt');
    // A page of Next has a payload. Any other file is somebody's own.
    if (payload === file || kept.includes(file) || !files.includes(payload)) continue;
    await rm(join(exportDirectory, file));
    await rm(join(exportDirectory, payload));
  }
}

/** The file at a former address. In a folder it answers with and without a slash, and with any ending. */
function fileOfFormer(address: string): string {
  const name = decodeURIComponent(address).slice(1);
  return name.endsWith('.html') ? name : join(name, 'index.html');
}

/**
 * Makes each former address lead to the new one: by a line in `_redirects`, which Cloudflare and Netlify
 * follow, and for other hosts by a small page without a script.
 *
 * @param finished the finished pages by file, whose language, canonical URL and icon it takes over
 * @param basePath the path that the site's URLs begin with, or an empty string
 */
export async function forwardAddresses(
  exportDirectory: string,
  rows: PageAddresses[],
  finished: Map<string, string>,
  basePath: string,
): Promise<void> {
  for (const { path, name, formerly = [] } of rows) {
    if (!formerly.length) continue;
    const target = elementsIn(parsePage(finished.get(fileOf(path))!));
    const lang = target.find((element) => element.name === 'html')?.attributes.lang;
    const linked = (rel: string) =>
      target.find(({ attributes }) => attributes.rel === rel)?.attributes.href;
    const words = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const page = parsePage(`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${basePath}${path}">
<link rel="canonical" href="${linked('canonical')}">
<link rel="icon" href="${linked('icon')}">
<title>${words}</title>
</head>
<body><main><h1><a href="${basePath}${path}">${words}</a></h1></main></body>
</html>
`);
    addPolicy(page, {});
    for (const former of formerly) {
      const file = join(exportDirectory, fileOfFormer(former));
      if (existsSync(file)) {
        throw new UserError(
          `content/pages.ts: the old address ${former} is that of a file of the site: remove it.`,
        );
      }
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, serialize(page));
      const { pathname } = new URL(former, 'https://site');
      const escaped = pathname.replace(/%../g, (sign) => sign.toUpperCase());
      const line = `${basePath}${escaped} ${basePath}${path} 301\n`;
      await appendFile(join(exportDirectory, '_redirects'), line);
    }
  }
}
