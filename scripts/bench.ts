import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { loadedFiles, measuredPhone, tapDelay, totalBytes } from '../e2e/page-weight';
import { ensureBrowser } from './browser';
import { build } from './build';
import { runAsCommand } from './command';
import { textsIn } from './files';
import { findFreePort } from './free-port';
import { startPreview } from './preview';
import { previewEnvironment } from './preview-settings';

const directory = join('.preview', 'bench');

/** Builds the site, measures it, and prints the README's figures: `npm run bench`. */
void runAsCommand(import.meta.url, async () => {
  const port = await findFreePort(4173);
  const environment = { ...process.env, ...previewEnvironment(port) };
  // The first build makes the photographs, and the second one finds them.
  await build(environment, directory);
  const start = performance.now();
  await build(environment, directory);
  const seconds = (performance.now() - start) / 1000;

  // As hosts do.
  for (const [file, text] of await textsIn(directory, /\.(html|js)$/)) {
    await writeFile(join(directory, `${file}.br`), brotliCompressSync(text));
  }
  const { url, close } = await startPreview({ directory, port, outbox: directory });
  const browser = await chromium.launch(await ensureBrowser());
  try {
    const { default: pages } = await import('../content/pages');
    const rows = ['| Page | HTML | JavaScript | Images | Fonts | All | Requests |'];
    rows.push('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
    for (const { path } of pages.filter((page) => !page.sameAs)) {
      const page = await browser.newPage(measuredPhone);
      const files = await loadedFiles(page, url + path);
      await page.close();
      const cells = ['document', 'script', 'image', 'font', undefined].map((type) =>
        (totalBytes(files, type) / 1024).toFixed(1),
      );
      rows.push(`| ${[path, ...cells, files.length].join(' | ')} |`);
    }
    const contact = pages.find(({ id }) => id === 'contact');
    const delays: number[] = [];
    while (contact && delays.length < 5) delays.push(await tapDelay(browser, url + contact.path));
    console.log(`
Node ${process.versions.node}, Chromium ${browser.version()}. KiB as sent to a phone (text in brotli):

${rows.join('\n')}

The empty form answered a tap on a slow phone after ${delays.sort((a, b) => a - b).join(', ')} ms (five visits).
Building the site took ${seconds.toFixed(1)} s, with its photographs ready.`);
  } finally {
    await browser.close();
    await close();
  }
});
