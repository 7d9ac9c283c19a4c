import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What a page weighs, in bytes. */
export interface Weight {
  html: number;
  /** In brotli, as hosts send it. */
  htmlSent: number;
  /** The JavaScript files that it loads by itself, in brotli. */
  scripts: number;
}

/** A page before and after it was finished. */
export interface Row {
  file: string;
  before: Weight;
  after: Weight;
  /** JavaScript that it loads when a visitor turns to its form, in brotli. */
  late: number;
  /** The most that its HTML should weigh in brotli. */
  budget: number;
}

/** Weighs pages and the scripts they load, each of which only once, however many pages load it. */
export class Scales {
  readonly #known = new Map<string, Promise<number>>();

  constructor(
    private readonly exportDirectory: string,
    private readonly basePath: string,
  ) {}

  /** @param scripts addresses of the JavaScript files that the page loads by itself */
  async page(html: string, scripts: string[]): Promise<Weight> {
    const sizes = await Promise.all(scripts.map((address) => this.#script(address)));
    return {
      html: Buffer.byteLength(html),
      htmlSent: await this.text(html),
      scripts: sizes.reduce((sum, size) => sum + size, 0),
    };
  }

  /** What a text weighs in brotli at its best, which takes longer than all else in finishing. */
  text(content: string | Buffer): Promise<number> {
    const key = createHash('sha256').update(content).digest('base64');
    const weight = this.#known.get(key) ?? compress(content).then(({ length }) => length);
    this.#known.set(key, weight);
    return weight;
  }

  #script(address: string): Promise<number> {
    const [path = ''] = address.slice(this.basePath.length).split('?');
    const weight =
      this.#known.get(path) ??
      readFile(join(this.exportDirectory, path)).then((content) => this.text(content));
    this.#known.set(path, weight);
    return weight;
  }
}

/** A table of all pages, with a line below it for each that is over its budget. */
export function table(rows: Row[]): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  const lines = [
    ['KiB, before → after', 'HTML', 'HTML, brotli', 'JavaScript, brotli'],
    ...rows.map(({ file, before, after, late }) => [
      file,
      `${kilobytes(before.html)} → ${kilobytes(after.html)}`,
      `${kilobytes(before.htmlSent)} → ${kilobytes(after.htmlSent)}`,
      `${kilobytes(before.scripts)} → ${kilobytes(after.scripts)}` +
        (late ? ` (${kilobytes(late)} when used)` : ''),
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const heavy = rows.filter(({ after, budget }) => after.htmlSent > budget);
  return [
    ...lines.map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    ),
    ...heavy.map(
      ({ file, after, budget }) =>
        `${file} weighs ${kilobytes(after.htmlSent)} KiB in brotli, more than the ` +
        `${kilobytes(budget)} KiB that reach a visitor in the first round trip.`,
    ),
  ].join('\n');
}
