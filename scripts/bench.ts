import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from './browser';
import { finishCopies } from './bench/copies';
import { compressTexts } from './bench/compress';
import { machine } from './bench/machine';
import { buildManyPages } from './bench/many-pages';
import { measureChildren } from './bench/memory';
import { bytesTable, median, paintsTable, ratio, worksTable } from './bench/tables';
import type { Compared, Work } from './bench/tables';
import { scriptsOfForm, visit } from './bench/visit';
import { inWorker } from './bench/worker';
import { basePathOf } from './base-path.mjs';
import { check } from './check';
import { runAsCommand, UserError, type Environment } from './command';
import type { FinishOptions } from './finish';
import { findFreePort } from './free-port';
import { prepare } from './prepare';
import { startPreview } from './preview';
import { previewEnvironment } from './preview-settings';

const folder = '.preview/bench';
const report = `${folder}/report.md`;
const sides = { stock: `${folder}/stock`, finished: `${folder}/finished` };

/**
 * Measures the site, stock and finished side by side, and prints Markdown for the README:
 * `npm run bench`, with `-- --runs 5` visits to each page, with `-- --pages 500` also a build of the
 * site with so many pages more, and a tenth of them.
 */
void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: '0' },
    },
  });
  const runs = wholeNumber('--runs', values.runs, 1);
  const more = wholeNumber('--pages', values.pages, 0);
  const port = await findFreePort(4173);
  const environment = { ...process.env, ...previewEnvironment(port) };

  const { options, works } = await buildBothSides(environment);
  for (const count of [125, 500]) {
    say(`Finishing ${count} copies of a page`);
    works.push({
      name: `The finishing step with ${count} copies of the home page`,
      ...(await finishCopies(count, options)),
    });
  }
  const many: Work[][] = [];
  const { pages } = await import('../content/pages');
  const like = pages.find(({ path, menu }) => path !== '/' && menu)?.path;
  for (const count of more && like ? [Math.ceil(more / 10), more] : []) {
    say(`Building with ${count} pages more`);
    many.push(await buildManyPages({ count, like: like ?? '/', environment, ...options }));
  }

  const browser = await launch();
  try {
    const paths = pages.map(({ path }) => path);
    const { compared, forms } = await compare(browser, paths, runs, port);
    const text = [
      `Measured by \`npm run bench\` on ${await machine(browser.version())}`,
      `Bytes: KiB as sent, text in brotli, at a phone’s width (390 px, 3 device pixels each), before scrolling and with an empty cache. Stock → finished.`,
      bytesTable(compared),
      ...forms,
      `Paint: on that phone with its processor slowed 4 times, 150 ms a round trip, 1.6 Mbit/s down and 750 kbit/s up; the median of ${runs}. Stock → finished. Chromium adds the delay to each request and knows no congestion window, so what is gained by fitting the first one comes on top. Blocked is the time in which a page could not have answered a tap, beyond 50 ms each time.`,
      paintsTable(compared),
      'Building, without Next’s cache. The memory of `next build` is that of all its processes together.',
      worksTable([...works, ...many.flat()]),
      growth('The finishing step', works.at(-2), works.at(-1), 4),
      ...(many.length === 2
        ? ['`next build`', 'The finishing step'].map((name, index) =>
            growth(name, many[0]?.[index], many[1]?.[index], 10),
          )
        : []),
    ].join('\n\n');
    await writeFile(report, `${text}\n`);
    console.log(`\n${text}\n\nThe same is in ${report}.`);
  } finally {
    await browser.close();
  }
});

async function buildBothSides(environment: Environment) {
  const configuration = await check(environment);
  await prepare();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await rm('.next/cache', { recursive: true, force: true });
  const options: FinishOptions = {
    exportDirectory: sides.stock,
    buildDirectory: '.next',
    basePath: basePathOf(configuration.siteUrl),
    configuration: { emailjs: configuration.emailjs },
  };
  say('Building');
  const exporting = await measureChildren(async () => {
    await inWorker({ kind: 'export', environment, exportDir: sides.stock });
  });
  await cp(sides.stock, sides.finished, { recursive: true });
  say('Finishing');
  const finishing = await inWorker({
    kind: 'finish',
    options: { ...options, exportDirectory: sides.finished },
  });
  const works: Work[] = [
    { name: '`next build`', ...exporting },
    { name: 'The finishing step', ...finishing },
  ];
  return { options, works };
}

async function launch(): Promise<Browser> {
  const { executablePath, noSandbox } = await ensureBrowser();
  return chromium.launch({ executablePath, args: noSandbox ? ['--no-sandbox'] : [] });
}

/** Visits every page of both sides in turn, so that what else this computer does meets both. */
async function compare(browser: Browser, paths: string[], runs: number, port: number) {
  const start = (directory: string, at: number) =>
    startPreview({ directory, port: at, outbox: `${folder}/outbox` });
  await Promise.all(Object.values(sides).map(compressTexts));
  // The finished one at the port that the site was built for, where its sample form is.
  const finished = await start(sides.finished, port);
  const stock = await start(sides.stock, 0);
  try {
    // The first page in a new browser takes longer than any after it.
    for (const { url } of [stock, finished]) await visit(browser, url);
    const compared: Compared[] = [];
    const forms: string[] = [];
    for (const path of paths) {
      say(`Visiting ${path}`);
      const visits = { stock: [], finished: [] } as Record<
        'stock' | 'finished',
        Compared['stock'][]
      >;
      for (let run = 0; run < runs; run += 1) {
        visits.stock.push(await visit(browser, stock.url + path));
        visits.finished.push(await visit(browser, finished.url + path));
      }
      compared.push({
        path,
        stock: median(visits.stock),
        finished: median(visits.finished),
      });
      const late = await scriptsOfForm(browser, finished.url + path);
      if (late !== undefined) {
        forms.push(
          `A visitor who turns to the form of ${path} then loads ${(late / 1024).toFixed(1)} KiB of JavaScript.`,
        );
      }
    }
    return { compared, forms };
  } finally {
    await Promise.all([stock.close(), finished.close()]);
  }
}

function growth(name: string, few: Work | undefined, many: Work | undefined, times: number) {
  if (!few || !many) return '';
  return `${name} takes ${ratio(many.seconds, few.seconds)} the time for ${times}× the added pages.`;
}

function wholeNumber(option: string, words: string, least: number): number {
  const number = Number(words);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UserError(`${option} is “${words}”, but it must be a whole number from ${least}.`);
}

function say(what: string) {
  console.log(`${what} …`);
}
