import { cpSync } from 'node:fs';
import { drawingKinds } from '@/content/schema/drawings';
import { readDrawings } from '@/scripts/pictures/drawings';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

async function read(files: Record<string, string> = {}) {
  cpSync('e2e/fixture/content/drawings', pathOf('content/drawings'), { recursive: true });
  write('content/drawings', files);
  const badge = { path: ['school', 'badge'], is: 'badge', value: 'desert-alliance.svg' };
  const map = { path: ['contact', 'map'], is: 'drawing', value: 'farm-schools.svg' };
  const { drawings } = await readDrawings([badge, map], pathOf());
  const sizeOf = (key: string) => [drawings[key]?.width, drawings[key]?.height];
  return { src: drawings['desert-alliance.svg']?.src, sizeOf };
}

test('a drawing fits its place on the page, and its address changes when the drawing does', async () => {
  const { src, sizeOf } = await read();
  expect(sizeOf('logo')).toEqual([88, 44]);
  expect(sizeOf('desert-alliance.svg')).toEqual([72, 48]);
  expect(src).toMatch(/^\/drawings\/desert-alliance\.[0-9a-f]{8}\.svg$/);
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
  const changed = await read({ 'desert-alliance.svg': square, 'farm-schools.svg': square });
  expect(changed.sizeOf('desert-alliance.svg')).toEqual([48, 48]);
  const side = Math.min(...drawingKinds.drawing.box);
  expect(changed.sizeOf('farm-schools.svg')).toEqual([side, side]);
  expect(changed.src).not.toBe(src);
});
