import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '../app/_site/read-configuration';
import { UserError } from './command';
import { requireIslandsOnly } from './finish/client-modules';
import { textsIn } from './files';
import { finishPage, islandsIn } from './finish/finish-page';
import { hostHeaders } from './finish/headers';
import { bundleIslands } from './finish/islands';
import { elementsIn, parsePage } from './finish/page';
import { removeUnusedFiles } from './finish/unused-files';

/** What Next writes of the not-found page beside the one that hosts look for. */
const notFoundCopies = ['_not-found.html', '_not-found.txt', '_not-found', '404/index.html'];

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
 * Makes an export of Next the site that goes out, in place: every page loses Next's scripts and gets
 * its Content-Security-Policy, islands get bundles of their own, files that no page needs are
 * deleted, and `_headers` is written. The same export gives the same bytes.
 *
 * @throws UserError with a sentence that names the page when there is anything it does not
 *   understand; no page has been changed then
 */
export async function finish(options: FinishOptions): Promise<void> {
  const { exportDirectory, buildDirectory, basePath, configuration } = options;
  await requireIslandsOnly(buildDirectory);
  for (const copy of notFoundCopies) {
    await rm(join(exportDirectory, copy), { recursive: true, force: true });
  }
  const stock = await textsIn(exportDirectory, /\.html$/);
  const found = [...stock.values()].flatMap((html) => islandsIn(elementsIn(parsePage(html))));
  const islands = await bundleIslands([...new Set(found)], exportDirectory, basePath);
  const site = { ...islands, mailOrigin: configuration.emailjs?.origin };
  const finished = new Map<string, string>();
  for (const [file, html] of stock) {
    const page = await finishPage(html, site).catch((error: Error) => {
      throw new UserError(`${file} cannot be finished: ${error.message}.`, { cause: error });
    });
    finished.set(file, page);
  }

  for (const [file, html] of finished) await writeFile(join(exportDirectory, file), html);
  await removeUnusedFiles(exportDirectory);
  await writeFile(join(exportDirectory, '_headers'), hostHeaders(basePath));
}
