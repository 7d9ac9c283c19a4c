import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Configuration } from '../app/_site/read-configuration';
import { UserError } from './command';
import { readClientModules } from './finish/client-modules';
import { filesIn } from './finish/files';
import { finishPage, type FinishedPage } from './finish/finish-page';
import { hostHeaders } from './finish/headers';
import { notFoundCopies, sweep } from './finish/sweep';
import { Scales, table, type Row } from './finish/weights';

export interface FinishOptions {
  /** Where `next build` exported the site to: `out`. */
  exportDirectory: string;
  /** Where it left its own files: `.next`. */
  buildDirectory: string;
  /** The path that the site's addresses begin with, like `/repo`, or an empty text. */
  basePath: string;
  configuration: Pick<Configuration, 'emailjs'>;
}

/**
 * Makes an export of Next the site that goes out, in place. A page without a client component loses
 * Next's scripts; one with a form that can wait loads them when they are needed; any other keeps
 * them. Every page gets its Content-Security-Policy. Files that no page needs are deleted, `_headers`
 * is written, and a table printed. The same export gives the same bytes.
 *
 * @throws UserError with a sentence that names the page when there is anything it does not understand;
 *   nothing has been changed then
 */
export async function finish(options: FinishOptions): Promise<void> {
  const { exportDirectory, basePath } = options;
  const pages = await finishPages(options);
  const rows = await weighPages(pages, exportDirectory, basePath);

  for (const { file, html, late } of pages) {
    await writeFile(join(exportDirectory, file), html);
    if (late) await writeWithFolder(join(exportDirectory, late.file), late.text);
  }
  await sweep(exportDirectory);
  await writeFile(join(exportDirectory, '_headers'), hostHeaders(basePath));

  console.log(table(rows));
  for (const { file, interactive } of pages) {
    if (interactive.length) console.log(`${file} keeps scripts for ${interactive.join(', ')}.`);
  }
}

async function finishPages(options: FinishOptions): Promise<FinishedPage[]> {
  const { exportDirectory, buildDirectory, basePath, configuration } = options;
  const files = (await filesIn(exportDirectory)).filter(
    (file) => file.endsWith('.html') && !notFoundCopies.includes(file),
  );
  await requireEveryPage(files, options);
  const modules = await readClientModules(buildDirectory);
  const site = { basePath, modules, mailOrigin: configuration.emailjs?.origin };
  const pages: FinishedPage[] = [];
  // One after the other, so that only one page's elements are in memory at a time.
  for (const file of files) {
    pages.push(finishPage(file, await readFile(join(exportDirectory, file), 'utf8'), site));
  }
  return pages;
}

async function requireEveryPage(files: string[], options: FinishOptions): Promise<void> {
  const { buildDirectory } = options;
  const manifest = join(buildDirectory, 'prerender-manifest.json');
  const { routes } = JSON.parse(await readFile(manifest, 'utf8')) as {
    routes: Record<string, { routeType?: string }>;
  };
  for (const [route, { routeType }] of Object.entries(routes)) {
    // Next's last resort for errors of a server is no page of an export.
    if (routeType !== 'page' || route === '/_global-error') continue;
    const name = route === '/' ? 'index' : route === '/_not-found' ? '404' : route.slice(1);
    if (!files.includes(`${name}.html`) && !files.includes(`${name}/index.html`)) {
      throw new UserError(
        `The build has a page ${route}, but there is no ${name}.html in the export.`,
      );
    }
  }
}

/** Weighs everything before anything is written: scripts that no page keeps are gone afterwards. */
async function weighPages(
  pages: FinishedPage[],
  exportDirectory: string,
  basePath: string,
): Promise<Row[]> {
  const scales = new Scales(exportDirectory, basePath);
  const rows: Row[] = [];
  for (const { file, html, stockScripts, scripts, late, hasForm } of pages) {
    const stock = await readFile(join(exportDirectory, file), 'utf8');
    const [before, after] = await Promise.all([
      scales.page(stock, stockScripts),
      scales.page(html, scripts),
    ]);
    const waiting = late ? before.scripts + (await scales.text(late.text)) : 0;
    rows.push({ file, before, after, late: waiting, budget: (hasForm ? 14 : 12) * 1024 });
  }
  return rows;
}

async function writeWithFolder(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
