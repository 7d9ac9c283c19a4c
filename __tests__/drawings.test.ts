import { cpSync } from 'node:fs';
import { readDrawings } from '@/scripts/pictures/drawings';
import { pathOf, write } from './temporary-folder';

async function read(badge?: string) {
  cpSync('e2e/second-school/content/drawings', pathOf('content/drawings'), { recursive: true });
  if (badge) write('content/drawings', { 'desert-alliance.svg': badge });
  const { drawings, findings } = await readDrawings(['desert-alliance.svg'], undefined, pathOf());
  const sizeOf = (key: string) => [drawings[key]?.width, drawings[key]?.height];
  return { src: drawings['desert-alliance.svg']?.src, sizeOf, findings };
}

test('a drawing fits its place on the page, and its address changes when the drawing does', async () => {
  const { src, sizeOf, findings } = await read();
  expect(findings).toEqual([]);
  expect(sizeOf('logo')).toEqual([88, 44]);
  expect(sizeOf('desert-alliance.svg')).toEqual([72, 48]);
  expect(src).toMatch(/^\/drawings\/desert-alliance\.[0-9a-f]{8}\.svg$/);
  const changed = await read('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>');
  expect(changed.sizeOf('desert-alliance.svg')).toEqual([48, 48]);
  expect(changed.src).not.toBe(src);
});

test.each([
  ['has no viewBox', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>', 'size'],
  ['is not an SVG', 'hello', 'unreadable'],
  ['is heavy', `<svg viewBox="0 0 9 9"><!--${'a'.repeat(40_000)}--></svg>`, 'has 40 KB'],
])('a drawing that %s gets a sentence', async (_, badge, words) => {
  const { findings } = await read(badge);
  expect(findings).toMatchObject([{ file: 'content/drawings/desert-alliance.svg' }]);
  expect(findings[0]!.sentence).toContain(words);
});
