/** @jest-environment node */
import sharp from 'sharp';
import school from '@/e2e/second-school/content/school';
import { cleanSvg, readDrawings } from '@/scripts/drawings';

test('a drawing loses what its editor left, and keeps its shape and its dark colors', () => {
  const cleaned = cleanSvg(`<?xml version="1.0"?><!-- Inkscape -->
    <svg width="60px" height="40px" xmlns="http://www.w3.org/2000/svg"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape">
      <metadata>Me</metadata>
      <style>.a { fill: #111 } @media (prefers-color-scheme: dark) { .a { fill: #eee } }</style>
      <path class="a" inkscape:label="Layer 1" d="M0 0h60v40z"/>
    </svg>`);
  expect(cleaned).not.toMatch(/inkscape|metadata|<!--|<\?/i);
  expect(cleaned).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 60 40"><style>\.a\{fill:#111\}@media/);
});

test('a drawing has twice the pixels that are shown, and its name changes with its content', async () => {
  const { drawings } = await readDrawings(school, 'e2e/second-school');
  const [logo, , badge] = drawings;
  expect(logo).toMatchObject({ key: 'logo', width: 88, height: 44 });
  expect(await sharp(logo!.bytes).metadata()).toMatchObject({ width: 176, height: 88 });
  expect(badge).toMatchObject({ key: 'desert-alliance.svg', width: 72, height: 48 });
  const sources = drawings.map(({ src }) => src.split('.'));
  expect(new Set(sources.map(([, hash]) => hash)).size).toBe(drawings.length);
});
