import { readFileSync, statSync } from 'node:fs';
import { faces } from '@/scripts/design/faces';
import { makeFonts } from '@/scripts/design/fonts';
import { temporaryFolder } from './temporary-folder';

const { pathOf } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

test('each font file for English text is at most 12 KB', async () => {
  await makeFonts('', pathOf());
  for (const file of ['heading.woff2', 'text.woff2']) {
    expect(statSync(pathOf(file)).size).toBeLessThanOrEqual(12_000);
  }
});

test.each(['heading', 'text'])(
  'a western letter in the content makes the %s font’s file larger',
  async (name) => {
    const sizeWith = async (words: string) => {
      await makeFonts(words, pathOf());
      return statSync(pathOf(`${name}.woff2`)).size;
    };
    expect(await sizeWith('¡Ångström!')).toBeGreaterThan(await sizeWith('strom'));
  },
);

test('pages get the full font only for letters that the small one lacks', async () => {
  const rulesWith = async (words: string) => {
    await makeFonts(words, pathOf());
    const sheet = readFileSync(pathOf('fonts.css'), 'utf8');
    return [...sheet.matchAll(/sans-(\S+)-wght-normal\.woff2/g)].map(([, script]) => script);
  };
  expect(await rulesWith('Zoë’s “¡Ångström!” · $1,275\n')).toEqual([]);
  expect(await rulesWith('Thùy Nguyễn')).toEqual(['vietnamese']);
  expect(await rulesWith('Łódź, Привет')).toEqual(['cyrillic', 'latin-ext']);
});

test('a build stops if a package doesn’t have the font', async () => {
  jest.replaceProperty(faces, 'heading', { ...faces.heading, family: 'Frances' });
  await expect(makeFonts('', pathOf())).rejects.toThrow('has no font “Frances”');
});
