import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { runAsCommand, UserError } from './command';

export interface FontOptions {
  /** The folder whose modules hold the school's words. */
  content: string;
  /** The folder for the fonts, which `app/_site/fonts.ts` reads. */
  made: string;
  /** What both fonts may weigh together: 26 KB, with a little left. */
  mostBytes: number;
}

const ours: FontOptions = { content: 'content', made: 'app/_site/fonts', mostBytes: 26_000 };

/** Where each font comes from. The tables left out are read by design programs only. */
const fonts = [
  {
    name: 'fraunces.woff2',
    folder: 'node_modules/@fontsource/fraunces',
    file: 'fraunces-latin-600-normal.woff2',
    options: { dropTables: ['STAT'] },
  },
  {
    name: 'nunito-sans.woff2',
    folder: 'node_modules/@fontsource-variable/nunito-sans',
    file: 'nunito-sans-latin-wght-normal.woff2',
    options: { dropTables: ['STAT', 'MVAR'], variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** Kerning and ligatures. The figures of Nunito Sans are all of one width without a feature. */
const shared = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'liga'], noHinting: true };

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** What words may need tomorrow: a typesetter's signs, and names as families write them. */
const reserve = `${ascii}‘’“”–—…•·\u00a0×½¼¾°©áéíóúñüöäçèàêëïÁÉÓÑ`;

/**
 * Makes both fonts with only the characters that the site needs, the reserve and whatever else the
 * school writes, if anything about them has changed.
 *
 * @returns one line about what was done, and which of the school's characters the fonts do not have
 * @throws UserError with a sentence when the fonts have become too heavy
 */
export async function makeFonts(options: FontOptions = ours): Promise<string> {
  const { content, made, mostBytes } = options;
  const characters = await charactersIn(content);
  const sources = await Promise.all(fonts.map(readSource));
  const missing = sources.flatMap(({ has }) => [...characters].filter((each) => !has(each)));
  const note = missing.length ? `; not in the fonts: ${[...new Set(missing)].join(' ')}` : '';

  const inputs = hashOf([
    characters,
    JSON.stringify([fonts, shared]),
    ...sources.map(({ font }) => font),
  ]);
  if (await isMadeFrom(inputs, made)) return `${fonts.length} fonts up to date${note}`;

  const subsets = await Promise.all(
    sources.map(async ({ name, font, options: own }) => {
      return { name, font: await subsetFont(font, characters, { ...shared, ...own }) };
    }),
  );
  const bytes = subsets.reduce((sum, { font }) => sum + font.length, 0);
  if (bytes > mostBytes) throw new UserError(tooHeavy(bytes, mostBytes));

  await mkdir(made, { recursive: true });
  await Promise.all(subsets.map(({ name, font }) => writeFile(join(made, name), font)));
  await writeFile(join(made, madeFrom), inputs);
  return `${fonts.length} fonts made, ${bytes} bytes${note}`;
}

/** The reserve and every other character that the modules there are written with, in order. */
async function charactersIn(folder: string): Promise<string> {
  // These two hold the rules for words, and no words.
  const names = (await readdir(folder)).filter((name) => /^(?!schema|define).*\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const all = new Set(reserve + texts.join(''));
  return [...all]
    .filter((each) => each >= ' ')
    .sort()
    .join('');
}

async function readSource(source: (typeof fonts)[number]) {
  const font = await readFile(join(source.folder, 'files', source.file));
  const ranges = JSON.parse(await readFile(join(source.folder, 'unicode.json'), 'utf8')) as {
    latin: string;
  };
  return { ...source, font, has: inRanges(ranges.latin) };
}

/** Whether a character is among those written as CSS does: `U+0000-00FF,U+0131`. */
function inRanges(ranges: string): (character: string) => boolean {
  const pairs = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const,
  );
  return (character) => {
    const point = character.codePointAt(0) ?? 0;
    return pairs.some(([from, to]) => from <= point && point <= to);
  };
}

function hashOf(inputs: (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input);
  return hash.digest('hex');
}

/** Beside the fonts: the hash of what they were made from. */
const madeFrom = 'made-from';

async function isMadeFrom(inputs: string, made: string): Promise<boolean> {
  const before = await readFile(join(made, madeFrom), 'utf8').catch(() => '');
  return before === inputs && fonts.every(({ name }) => existsSync(join(made, name)));
}

function tooHeavy(bytes: number, mostBytes: number): string {
  return (
    `The fonts have ${bytes} bytes together, and ${mostBytes} are allowed: the words in content/ ` +
    'use many letters with accents. Leave letters that no text needs out of the reserve in ' +
    'scripts/fonts.ts, or write some words without accents.'
  );
}

void runAsCommand(import.meta.url, async () => console.log(await makeFonts()));
