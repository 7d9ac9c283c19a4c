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
/** Cleans an SVG: removes scripts, outside addresses and what drawing programs add for themselves. */
const plugins: PluginConfig[] = [
  // Inlined styles would override those for the dark color scheme.
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

/** An SVG up to this size is part of each page: a request would take longer. A large one becomes a PNG. */
const [maxBytesInPage, maxBytes] = [1_500, 30_000];

/** Makes the logo, the icon and the associations' badges ready, and finds those that nobody could see. */
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
      ? 'cannot be read, or has no size: export it again as a plain SVG with a viewBox, or as a PNG.'
      : `is missing: put it there, as ${files.join(' or ')}.`;
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

/** Whether an SVG has the same colors on all pages, and none that has a contrast of 3:1 with black. */
async function isDark(path: string): Promise<boolean> {
  if ((await readFile(path)).includes('prefers-color-scheme')) return false;
  const shown = sharp(path).resize({ width: 176, height: 88, fit: 'inside' });
  const grays = await shown.flatten({ background: '#000' }).greyscale().raw().toBuffer();
  return contrastRatio(luminance(Array(3).fill(Math.max(...grays))), 0) < 3;
}

/** Writes the drawings for visitors, and the list of them for the pages (app/_blocks/generated.ts). */
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
  // Twice the largest width and height at which it is shown, in CSS pixels.
  const [width, height] = { logo: [176, 88], icon: [192, 192] }[key] ?? [144, 96];
  const { data, info } = await sharp(svg || file, { failOn: 'error' })
    .resize({ width, height, fit: 'inside' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer({ resolveWithObject: true });
  const bytes = svg && svg.length <= maxBytes ? svg : data;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  // In an `<img>` the styles and ids of a drawing stay its own. Browsers ask for the icon by its address.
  const isInPage = bytes === svg && key !== 'icon' && bytes.length <= maxBytesInPage;
  const src = isInPage
    ? `data:image/svg+xml,${bytes.toString().replace(/[#%]/g, encodeURIComponent)}`
    : `/drawings/${parse(path).name}.${hash}${bytes === svg ? '.svg' : '.png'}`;
  return { src, bytes, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}
