import { cpSync } from 'node:fs';
import sharp from 'sharp';
import school from '@/e2e/second-school/content/school';
import { readDrawings } from '@/scripts/pictures/drawings';
import { pathOf, write } from './temporary-folder';

/** The badge as the build makes it, from this SVG if you pass one. */
async function badgeOf(source?: string) {
  cpSync('e2e/second-school/content/drawings', pathOf('content/drawings'), { recursive: true });
  if (source) write('content/drawings', { 'desert-alliance.svg': source });
  const { drawings } = await readDrawings(school, pathOf());
  return drawings.find(({ key }) => key === 'desert-alliance.svg')!;
}
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}<path class="a" d="M0 0h9v9z"/></svg>`;

test('cleaning a drawing removes scripts and what the drawing program added, and keeps its shape and dark colors', async () => {
  const badge = await badgeOf();
  expect(badge).toMatchObject({ width: 72, height: 48 });
  const cleaned = badge.bytes.toString();
  expect(cleaned).not.toMatch(/inkscape|metadata|script|<!--|<\?/i);
  expect(cleaned).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 60 40"><style>\.sand\{.+@media/);
  expect(badge.src).toMatch(/^data:image\/svg\+xml,<svg /);
});

test('cleaning a drawing removes addresses of other sites, and keeps links within the drawing', async () => {
  const { bytes } = await badgeOf(
    svg(
      '<style>@import url("https://a.example/b?c:d@4;7");.a{fill:#111;stroke:url(//e.example/f)}</style>' +
        '<defs><path id="g" d="M0 0h3v3z"/></defs><use href="#g"/><use href="#g" x="5"/>' +
        '<image href="https://h.example/i.png" width="9" height="9"/>' +
        '<image href="data:image/png;base64,AA//BB==" width="9" height="9"/>' +
        '<a href="https://j.example"><path fill="url(https://k.example/l.svg#m)" d="M1 1h3v3z"/></a>',
    ),
  );
  const cleaned = bytes.toString();
  expect(cleaned.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|example/);
  expect(cleaned).toMatch(/fill:#111.+href="#.+base64,AA\/\/BB==/);
});

test('an SVG that is still larger than 30 KB after cleaning becomes a PNG', async () => {
  const heavy = `<image href="data:image/png;base64,${'A'.repeat(40_000)}" width="9" height="9"/>`;
  const { src, bytes } = await badgeOf(svg(heavy));
  expect(src).toMatch(/^\/drawings\/desert-alliance\.[0-9a-f]{8}\.png$/);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 96, height: 96 });
});

test('a PNG is reduced to twice the size at which pages show it', async () => {
  const { drawings } = await readDrawings(school, 'e2e/second-school');
  const logo = drawings.find(({ key }) => key === 'logo')!;
  expect(logo).toMatchObject({ width: 88, height: 44 });
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 176, height: 88 });
});
