import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import type { DrawingFile } from '../../components/drawing';
import { contrastRatio, luminance } from '../../content/schema/contrast';
import type { Finding } from '../../content/schema/finding';
import type { School } from '../../content/schema/school';
import { removeBuilt } from '../system/files';

const outside = '* (?!xmlns).* (.*["\'(])?(https?:)?//.*';
/** Cleans an SVG: removes scripts, outside addresses and data that only drawing programs use. */
const plugins: PluginConfig[] = [
  // Inlined styles would override the styles for the dark color scheme.
  { name: 'preset-default', params: { overrides: { inlineStyles: false } } },
  'removeScripts',
  { name: 'removeAttrs', params: { elemSeparator: ' ', attrs: outside } },
  'removeDimensions',
  { name: 'check', fn: () => ({ element: { enter: checkSize }, text: { enter: cutAddresses } }) },
];
const checkSize = ({ attributes }: { attributes: Record<string, string> }, { type = '' }) => {
  if (type === 'root' && !attributes.viewBox) throw new Error('It has no size.');
};
const cutAddresses = (styles: { value: string }) => {
  styles.value = styles.value.replace(/(?<=["'(])(https?:)?\/\/[^\s"')]+/g, '');
};

/** An SVG up to the first size goes into each page, which saves a request. Above the second it becomes a PNG. */
const [maxBytesInPage, maxBytes] = [1_500, 30_000];

/** Prepares the logo, the icon and the badges, and finds drawings that are missing, unreadable or too dark. */
export async function readDrawings({ associations }: School, root = '.') {
  const drawings: (DrawingFile & { key: string; original: string; bytes: Buffer })[] = [];
  const findings: Finding[] = [];
  const badges = associations.flatMap(({ badge }) => badge ?? []);
  for (const key of ['logo', 'icon', ...badges]) {
    const files = badges.includes(key) ? [key] : [`${key}.svg`, `${key}.png`];
    const name = files.find((file) => existsSync(join(root, 'content/drawings', file)));
    const original = `content/drawings/${name ?? files[0]}`;
    const ready = name && (await makeReady(key, join(root, original)).catch(() => undefined));
    const sentence = name
      ? 'is unreadable or has no size: export it again as a plain SVG with a viewBox, or as a PNG.'
      : `is missing: add it as ${files.join(' or ')}.`;
    if (ready) drawings.push({ key, original, ...ready });
    else findings.push({ file: original, sentence });
    if (ready && name === 'logo.svg' && (await isDark(join(root, original)))) {
      const sentence =
        'is too dark for dark pages: give it lighter colors under @media (prefers-color-scheme: dark).';
      findings.push({ file: original, sentence, isWarning: true });
    }
  }
  return { drawings, findings };
}

/** Whether an SVG has no colors of its own for dark pages, and none with a contrast of 3:1 with black. */
async function isDark(path: string): Promise<boolean> {
  if ((await readFile(path)).includes('prefers-color-scheme')) return false;
  const shown = sharp(path).resize({ width: 176, height: 88, fit: 'inside' });
  const grays = await shown.flatten({ background: '#000' }).greyscale().raw().toBuffer();
  return contrastRatio(luminance(Array(3).fill(Math.max(...grays))), 0) < 3;
}

/** Writes the drawings for visitors, and the list that pages read (app/_blocks/generated.ts). */
export async function makeDrawings(school: School): Promise<void> {
  for (const folder of ['public/drawings', '.generated']) await mkdir(folder, { recursive: true });
  await removeBuilt('public/drawings');
  const list: Record<string, DrawingFile & { original: string }> = {};
  for (const { key, bytes, ...drawing } of (await readDrawings(school)).drawings) {
    if (drawing.src.startsWith('/')) await writeFile(join('public', drawing.src), bytes);
    list[key] = drawing;
  }
  await writeFile('.generated/drawings.json', JSON.stringify(list, null, 2));
}

async function makeReady(key: string, path: string) {
  const file = await readFile(path);
  const svg = path.endsWith('.svg') && Buffer.from(optimize(file.toString(), { plugins }).data);
  // Twice the largest width and height, in CSS pixels, at which pages show it.
  const [width, height] = { logo: [176, 88], icon: [192, 192] }[key] ?? [144, 96];
  const { data, info } = await sharp(svg || file, { failOn: 'error' })
    .resize({ width, height, fit: 'inside' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true });
  const bytes = svg && svg.length <= maxBytes ? svg : data;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // As the source of an `<img>`, a drawing cannot affect the page's styles or ids. The icon needs a URL.
  const isInPage = bytes === svg && key !== 'icon' && bytes.length <= maxBytesInPage;
  const src = isInPage
    ? `data:image/svg+xml,${bytes.toString().replace(/[#%]/g, encodeURIComponent)}`
    : `/drawings/${parse(path).name}.${hash}${bytes === svg ? '.svg' : '.png'}`;
  return { src, bytes, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}
