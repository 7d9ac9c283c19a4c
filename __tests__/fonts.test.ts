import { readFileSync, statSync } from 'node:fs';
import { faces } from '@/scripts/design/faces';
import { makeFonts } from '@/scripts/design/fonts';
import { temporaryFolder } from './temporary-folder';

const { pathOf } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

/** Makes the fonts for content with these words, and returns the sizes of both files. */
async function sizesWith(words: string) {
  await makeFonts(words, pathOf());
  return ['heading', 'text'].map((name) => statSync(pathOf(`${name}.woff2`)).size);
}

test('each font file for English text is at most 12 KB, and has western letters of the content', async () => {
  const [heading, text] = await sizesWith('strom');
  expect(Math.max(heading!, text!)).toBeLessThanOrEqual(12_000);
  const [westernHeading, westernText] = await sizesWith('¡Ångström!');
  expect(westernHeading).toBeGreaterThan(heading!);
  expect(westernText).toBeGreaterThan(text!);
});

test.each([
  ['Zoe\u0308’s “¡Ångström!” · $1,275\n', []],
  ['Thùy Nguyễn', ['vietnamese']],
  ['Łódź, Привет', ['cyrillic', 'latin-ext']],
])('pages get the full font only for letters that the small one lacks: %s', async (words, sets) => {
  await makeFonts(words, pathOf());
  const sheet = readFileSync(pathOf('fonts.css'), 'utf8');
  const found = Array.from(sheet.matchAll(/sans-(\S+)-wght-normal\.woff2/g), ([, set]) => set);
  expect(found).toEqual(sets);
});

test('a build stops if a package doesn’t have the font', async () => {
  jest.replaceProperty(faces, 'heading', { ...faces.heading, family: 'Frances' });
  await expect(makeFonts('', pathOf())).rejects.toThrow('has no font “Frances”');
});
