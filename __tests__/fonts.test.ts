/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstCharacters, makeFonts } from '@/scripts/fonts';

/** Which letters fonts.css fetches other files for. */
const ranges = [
  ...readFileSync('app/_site/fonts/fonts.css', 'utf8').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
].map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const);
const isFetched = (letter: string) =>
  ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to);

test('the fonts of a first visit in English weigh at most 26 KB, whatever the school writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  await makeFonts('', folder);
  const files = readdirSync(folder).sort();
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  rmSync(folder, { recursive: true });
  expect(files).toEqual(['fonts.css', 'fraunces.woff2', 'nunito-sans.woff2']);
  expect(bytes).toBeLessThanOrEqual(26_000);
});

test('no other file is fetched for what the first ones have', () => {
  expect([...firstCharacters].filter(isFetched)).toEqual([]);
});

test('English and its typography are in the first files', () => {
  const english = 'The quick brown fox jumps over the lazy dog’s “café” – ½ × 3 … © 2024—$1,275.';
  expect([...english].filter((letter) => !firstCharacters.includes(letter))).toEqual([]);
});

test('names of many languages are shown in the school’s own fonts', () => {
  const names = 'Gößweinstein Łódź Škvorecký Åse Bjørnø Nguyễn Thị Phượng Œuvre İpek';
  const missing = [...names].filter((each) => !firstCharacters.includes(each) && !isFetched(each));
  expect(missing).toEqual([]);
});

test('letters of the school’s other languages are in the first files, and fetched with no other one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  await makeFonts('¿Dónde? ¡Aquí! Ñandú', folder);
  const styles = readFileSync(join(folder, 'fonts.css'), 'utf8');
  rmSync(folder, { recursive: true });
  expect(styles).not.toMatch(/U\+(A1-|BF\b)/);
  expect(styles).toContain('U+A2, U+A3');
});
