/** @jest-environment node */
import sharp from 'sharp';
import school from '@/e2e/second-school/content/school';
import { readDrawings } from '@/scripts/drawings';

test('cleaning a drawing removes scripts and what the drawing program added, and keeps its shape and dark colors', async () => {
  const { drawings } = await readDrawings(school, 'e2e/second-school');
  const badge = drawings.find(({ key }) => key === 'desert-alliance.svg')!;
  expect(badge).toMatchObject({ width: 72, height: 48 });
  const cleaned = badge.bytes.toString();
  expect(cleaned).not.toMatch(/inkscape|metadata|script|<!--|<\?/i);
  expect(cleaned).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 60 40"><style>\.sand\{.+@media/);

  const logo = drawings.find(({ key }) => key === 'logo')!;
  expect(logo).toMatchObject({ width: 88, height: 44 });
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 176, height: 88 });
});
