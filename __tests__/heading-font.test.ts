import { inlineHeadingFont } from '@/scripts/finish/heading-font';
import { elementsIn, parsePage } from '@/scripts/finish/page-elements';
import { pathOf, write } from './temporary-folder';

// In these tests, the data of a font is the list of its letters.
jest.mock('subset-font', () => ({
  __esModule: true,
  default: async (_: Buffer, letters: string) => Buffer.from(letters),
}));

const face = (file: string, range: string, family = 'Fraunces') =>
  `@font-face{font-family:${family};font-display:swap;` +
  `src:url(/repo/_next/static/media/${file}.woff2)format("woff2");unicode-range:${range}}`;
const text = face('text', 'U+??', 'Nunito Sans Letters');

/** The letters of each font that a page's styles contain, and the other styles. */
async function inlined(body: string) {
  write('out/_next/static/media', { 'latin.woff2': 'font', 'latin-ext.woff2': 'font' });
  const css = face('latin-ext', 'U+100-2BA') + face('latin', 'U+??,U+2000-206F') + text;
  const styles = await inlineHeadingFont(css, elementsIn(parsePage(body)), pathOf('out'));
  const fonts =
    /@font-face\{font-family:Fraunces;font-weight:600;font-display:block;src:url\(data:font\/woff2;base64,(.*?)\)\}/g;
  const letters = [...styles.matchAll(fonts)].map(([, data = '']) =>
    String(Buffer.from(data, 'base64')),
  );
  return { letters, rest: styles.replace(fonts, '') };
}

test('a page’s styles contain each letter of its headings once, and load no file of their font', async () => {
  const body =
    '<h1 class="x font-display">An <em>Oak</em></h1><p>quiz</p><p class="font-display">nœud';
  expect(await inlined(body)).toEqual({ letters: ['œ', ' AOadknu'], rest: text });
});

test('a letter typed as two characters becomes one; a drop cap adds only itself and its quotation marks', async () => {
  const { letters } = await inlined(
    '<h1 class="font-display">Zoe\u0308</h1><p class="first-letter:font-display">“I” am here',
  );
  expect(letters).toEqual(['IZoë“”']);
});
