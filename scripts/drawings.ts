import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { optimize, type CustomPlugin } from 'svgo';
import type { DrawingFile } from '../components/drawing';
import { at, type Finding } from '../content/schema/finding';
import type { School } from '../content/schema/school';
import { UserError } from './command';

/** What `.generated/drawings.json` holds for each drawing. */
type ListedDrawing = DrawingFile & { original: string };

const folder = 'content/drawings';

/** The largest width and height at which drawings are shown, in CSS pixels. */
const sizes = { logo: [88, 44], icon: [96, 96], badge: [72, 48] } satisfies Record<string, Size>;
type Size = [width: number, height: number];

const mostBytes = 30_000;
/** An SVG of this size is part of each page: a request would take longer. */
const mostInPage = 1_500;
const remedy = 'export it again as a plain SVG, or as a PNG';

/**
 * Finds the logo, the icon and the associations' badges, and makes them ready for visitors: cleans an
 * SVG, and reduces a PNG to twice the pixels that are shown.
 *
 * @param root the folder that holds `content/`
 * @returns each drawing by its key (`logo`, `icon`, a badge's file name), and a finding for each one that
 *   is missing or cannot be used
 */
export async function readDrawings({ associations }: School, root = '.') {
  const names: string[] = await readdir(join(root, folder)).catch(() => []);
  const wanted = [
    { key: 'logo', files: ['logo.svg', 'logo.png'], size: sizes.logo },
    { key: 'icon', files: ['icon.svg', 'icon.png'], size: sizes.icon },
    ...associations.flatMap(({ badge }, index) => {
      const path = ['school', 'associations', index, 'badge'];
      return badge ? { key: badge, files: [badge], size: sizes.badge, path } : [];
    }),
  ] as { key: string; files: string[]; size: Size; path?: PropertyKey[] }[];
  const drawings: (ListedDrawing & { key: string; bytes: Buffer })[] = [];
  const mistakes: Finding[] = [];
  for (const { key, files, size, path } of wanted) {
    const [name, second] = files.filter((file) => names.includes(file));
    const original = `${folder}/${name ?? files[0]}`;
    try {
      if (!name) throw new UserError(`is missing: put it there, as ${files.join(' or ')}`);
      if (second) throw new UserError(`has a second one beside it, ${second}: remove one of them`);
      const ready = await makeReady(await readFile(join(root, original)), name, size);
      drawings.push({ key, original, src: sourceOf(key, name, ready.bytes), ...ready });
    } catch (error) {
      const reason = error instanceof UserError ? error.message : `cannot be read: ${remedy}`;
      const sentence = `${original} ${reason}.`;
      mistakes.push(path ? at(path, sentence) : { file: original, sentence: `${reason}.` });
    }
  }
  return { drawings, mistakes };
}

/** Writes the drawings for visitors, and the list of them for the pages (app/_site/generated.ts). */
export async function makeDrawings(school: School): Promise<void> {
  const { drawings } = await readDrawings(school);
  await rm('public/drawings', { recursive: true, force: true });
  await mkdir('public/drawings', { recursive: true });
  const list: Record<string, ListedDrawing> = {};
  for (const { key, bytes, ...drawing } of drawings) {
    if (drawing.src.startsWith('/')) await writeFile(join('public', drawing.src), bytes);
    list[key] = drawing;
  }
  await mkdir('.generated', { recursive: true });
  await writeFile('.generated/drawings.json', `${JSON.stringify(list, null, 2)}\n`);
}

/**
 * A drawing's address: a file, or the drawing itself. In an `<img>` the styles and ids of a drawing
 * stay its own. Browsers and search engines ask for the icon by its address.
 */
function sourceOf(key: string, name: string, bytes: Buffer): string {
  if (key !== 'icon' && name.endsWith('.svg') && bytes.length <= mostInPage) {
    return `data:image/svg+xml,${bytes.toString().replace(/[#%]/g, encodeURIComponent)}`;
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `/drawings/${parse(name).name}.${hash}${parse(name).ext}`;
}

async function makeReady(file: Buffer, name: string, [width, height]: Size) {
  const isSvg = name.endsWith('.svg');
  const source = isSvg ? Buffer.from(cleanSvg(file.toString())) : file;
  const [twiceWidth, twiceHeight] = [2 * width, 2 * height];
  const picture = sharp(source, { failOn: 'error' }).ensureAlpha();
  const own = await picture.metadata();
  if (!isSvg && own.width < twiceWidth && own.height < twiceHeight) {
    throw new UserError(
      `has ${own.width} × ${own.height} pixels: use one that is ${twiceWidth} wide or ${twiceHeight} high`,
    );
  }
  picture.resize({ width: twiceWidth, height: twiceHeight, fit: 'inside' });
  const { data, info } = await picture.clone().raw().toBuffer({ resolveWithObject: true });
  const isVisible = data.some((value, index) => index % 4 === 3 && value > 0);
  if (!isVisible) throw new UserError(`shows nothing: ${remedy}`);
  const png = { compressionLevel: 9, palette: true };
  const bytes = isSvg ? source : await picture.png(png).toBuffer();
  if (bytes.length > mostBytes) {
    throw new UserError(
      `has ${Math.round(bytes.length / 1000)} KB after cleaning, and ${mostBytes / 1000} KB are the most: ` +
        'simplify it, or export it as a PNG',
    );
  }
  return { width: Math.round(info.width / 2), height: Math.round(info.height / 2), bytes };
}

/** An SVG without scripts and without what drawing programs add for themselves. */
function cleanSvg(text: string): string {
  // Inlined styles would override those for the dark color scheme.
  const params = { overrides: { inlineStyles: false } } as const;
  const preset = { name: 'preset-default', params } as const;
  return optimize(text, { plugins: [preset, 'removeScripts', onlyDrawing] }).data;
}

/** Refuses what an `<img>` shows differently or not at all, and lets the drawing fill it. */
const onlyDrawing: CustomPlugin = {
  name: 'only-drawing',
  fn: () => ({
    element: {
      enter: ({ name, attributes }, parent) => {
        if (name === 'text') {
          throw new UserError(
            'has text, which looks different on each computer: turn it into paths',
          );
        }
        const { href = '', 'xlink:href': source = href, width = '', height = '' } = attributes;
        if (name === 'image' && !source.startsWith('data:')) {
          throw new UserError(`has a picture in another file (${source}): ${remedy}`);
        }
        if (parent.type !== 'root') return;
        attributes.xmlns ??= 'http://www.w3.org/2000/svg';
        attributes.viewBox ??= `0 0 ${parseFloat(width)} ${parseFloat(height)}`;
        delete attributes.width;
        delete attributes.height;
      },
    },
  }),
};
