import { readFileSync, readdirSync, statSync } from 'node:fs';
import { replaceFile } from '@/scripts/system/files';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

test('a generated file is replaced as a whole, and only if its content changes', async () => {
  write('.', { 'colors.css': ':root{}' });
  const file = pathOf('colors.css');
  const { ino, mtimeMs } = statSync(file);
  await replaceFile(file, Buffer.from(':root{}'));
  expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  await replaceFile(file, ':root{--ink:#000}');
  // A file that is written in place keeps its number.
  expect(statSync(file).ino).not.toBe(ino);
  expect(readFileSync(file, 'utf8')).toBe(':root{--ink:#000}');
  await replaceFile(pathOf('photos.json'), '{}');
  expect(readdirSync(pathOf())).toEqual(['colors.css', 'photos.json']);
});
