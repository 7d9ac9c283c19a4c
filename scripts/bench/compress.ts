import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { filesIn } from '../finish/files';

const compress = promisify(brotliCompress);

/** Kinds of files that hosts send compressed; pictures and fonts are as small as they get. */
const text = /\.(html|css|js|json|svg|txt|xml|webmanifest|ico)$/;

/** Puts a file in brotli beside each text of an export, for the preview to send in its place. */
export async function compressTexts(directory: string): Promise<void> {
  for (const file of await filesIn(directory)) {
    if (!text.test(file)) continue;
    const path = join(directory, file);
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}
