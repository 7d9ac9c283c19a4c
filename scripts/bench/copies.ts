import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FinishOptions } from '../finish';
import type { Cost } from './memory';
import { inWorker } from './worker';

/**
 * Finishes a stock export to which copies of its first page were added, each with a number in it:
 * pages that are alike to the byte would be weighed only once.
 *
 * @param options where the stock export is, which stays as it is
 */
export async function finishCopies(count: number, options: FinishOptions): Promise<Cost> {
  const exportDirectory = `${options.exportDirectory}-with-${count}-copies`;
  await rm(exportDirectory, { recursive: true, force: true });
  await cp(options.exportDirectory, exportDirectory, { recursive: true });
  const page = await readFile(join(exportDirectory, 'index.html'), 'utf8');
  for (let number = 1; number <= count; number += 1) {
    const copy = page.replace('</main>', `<p>Copy ${number}</p></main>`);
    await writeFile(join(exportDirectory, `copy-${number}.html`), copy);
  }
  try {
    return await inWorker({ kind: 'finish', options: { ...options, exportDirectory } });
  } finally {
    await rm(exportDirectory, { recursive: true });
  }
}
