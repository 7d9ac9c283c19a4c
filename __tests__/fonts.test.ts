import { readFileSync, statSync } from 'node:fs';
import { makeFonts } from '@/scripts/finish/fonts';
import { pathOf } from './temporary-folder';

/** The size of the first font file, and how many other files a browser loads for a character. */
async function fontsFor(words?: string) {
  await makeFonts(words, pathOf());
  const styles = readFileSync(pathOf('fonts.css'), 'utf8');
  const bytes = statSync(pathOf('nunito-sans.woff2')).size;
  const ranges = [...styles.matchAll(/U\+([\da-f]+)-([\da-f]+)/g)].map((range) =>
    range.slice(1).map((code) => parseInt(code, 16)),
  );
  const filesFor = (character: string) => {
    const code = character.charCodeAt(0);
    return ranges.filter(([from = 0, to = 0]) => from <= code && code <= to).length;
  };
  return { bytes, filesFor };
}

test('a first visit in English loads one font file of at most 13 KB', async () => {
  const { bytes, filesFor } = await fontsFor();
  const english = 'The quick brown fox jumps over the lazy dog’s “café” – ½ × 3 … © 2024—$1,275.\n';
  expect([...english].filter(filesFor)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(13_000);
});

test('a letter of any other language in Latin script needs only one more file', async () => {
  const { filesFor } = await fontsFor();
  expect([...'¿ßŒœŁźŠřøåễịĐượİ'].filter((letter) => filesFor(letter) !== 1)).toEqual([]);
});

test('the first font file contains every letter that the school writes', async () => {
  const { filesFor } = await fontsFor('¿Dónde? ¡Aquí! Ñandú');
  expect([...'¿¡Ñú'].filter(filesFor)).toEqual([]);
});
