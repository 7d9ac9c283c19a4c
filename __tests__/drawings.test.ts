import { cpSync } from 'node:fs';
import school from '@/e2e/second-school/content/school';
import { readDrawings } from '@/scripts/pictures/drawings';
import { pathOf, write } from './temporary-folder';

async function read(badge?: string) {
  cpSync('e2e/second-school/content/drawings', pathOf('content/drawings'), { recursive: true });
  if (badge) write('content/drawings', { 'desert-alliance.svg': badge });
  const { drawings, findings } = await readDrawings(school, pathOf());
  const sizes = drawings.map(({ key, width, height }) => [key, width, height]);
  return { drawings, sizes: new Map(sizes.map(([key, ...size]) => [key, size])), findings };
}

test('a drawing fits its place on the page, and its address changes when the drawing does', async () => {
  const { drawings, sizes, findings } = await read();
  expect(findings).toEqual([]);
  expect(sizes.get('logo')).toEqual([88, 44]);
  expect(sizes.get('desert-alliance.svg')).toEqual([72, 48]);
  const srcOf = (all: typeof drawings) => all.find(({ key }) => key === 'desert-alliance.svg')!.src;
  expect(srcOf(drawings)).toMatch(/^\/drawings\/desert-alliance\.[0-9a-f]{8}\.svg$/);
  const changed = await read('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>');
  expect(changed.sizes.get('desert-alliance.svg')).toEqual([48, 48]);
  expect(srcOf(changed.drawings)).not.toBe(srcOf(drawings));
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
