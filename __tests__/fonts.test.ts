/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@/scripts/command';
import { makeFonts, type FontOptions } from '@/scripts/fonts';

// Encoding is slow where other work goes on beside it.
jest.setTimeout(60_000);

let folder: string;
let options: FontOptions;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  options = { content: join(folder, 'content'), made: join(folder, 'made'), mostBytes: 26_000 };
  mkdirSync(options.content);
  write('Plain words.');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (words: string, name = 'words.ts') =>
  writeFileSync(join(options.content, name), `export const words = '${words}';\n`);
const weight = () =>
  ['fraunces.woff2', 'nunito-sans.woff2']
    .map((name) => statSync(join(options.made, name)).size)
    .reduce((one, other) => one + other);

test('both fonts together stay within 26 KB', async () => {
  expect(await makeFonts(options)).toBe(`2 fonts made, ${weight()} bytes`);
  expect(weight()).toBeLessThan(26_000);
});

test('fonts are left alone until the school writes a new letter', async () => {
  await makeFonts(options);
  const before = weight();
  write('Other plain words, “all of them” with known letters.');
  expect(await makeFonts(options)).toBe('2 fonts up to date');
  write('Gößweinstein');
  expect(await makeFonts(options)).toMatch(/^2 fonts made/);
  expect(weight()).toBeGreaterThan(before);
});

test('a font that was lost is made again', async () => {
  await makeFonts(options);
  rmSync(join(options.made, 'fraunces.woff2'));
  expect(await makeFonts(options)).toMatch(/^2 fonts made/);
});

test('letters that the fonts do not have are named', async () => {
  write('Łódź → Łódź');
  expect(await makeFonts(options)).toMatch(
    / bytes; not in the fonts: → Ł ź$|; not in the fonts: Ł ź →$/,
  );
});

test('the rules for words, which are not words, do not count', async () => {
  write('→', 'define.ts');
  expect(await makeFonts(options)).not.toContain('not in the fonts');
});

test('fonts that are too heavy stop the build, and leave no files', async () => {
  const stopped = makeFonts({ ...options, mostBytes: 20_000 });
  await expect(stopped).rejects.toThrow(UserError);
  await expect(stopped).rejects.toThrow(
    /^The fonts have \d+ bytes together, and 20000 are allowed: the words in content\/ use many letters with accents\./,
  );
  expect(readdirSync(folder)).toEqual(['content']);
});
