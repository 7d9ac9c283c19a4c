import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { DrawingFile } from '../../components/drawing';
import type { Finding } from '../../content/schema/finding';
import type { School } from '../../content/schema/school';
import { elementsIn, parsePage } from '../finish/page-elements';

const maxKilobytes = 30;

/** The largest width and height at which pages show a drawing that is no badge, in CSS pixels. */
const boxes: Record<string, [width: number, height: number]> = { logo: [88, 44], icon: [96, 96] };

/**
 * Reads the logo, the icon and the badges, which are published as they are: in an `<img>`, an SVG runs no
 * script and loads nothing (https://html.spec.whatwg.org/multipage/images.html#images-processing-model).
 * Finds drawings that are missing, unreadable or too large.
 */
export async function readDrawings({ associations }: School, root = '.') {
  const drawings: Record<string, DrawingFile & { original: string }> = {};
  const findings: Finding[] = [];
  const badges = associations.flatMap(({ badge }) => badge ?? []);
  for (const key of ['logo', 'icon', ...badges]) {
    const files = badges.includes(key) ? [key] : [`${key}.svg`, `${key}.png`];
    const name = files.find((file) => existsSync(join(root, 'content/drawings', file)));
    const original = `content/drawings/${name ?? files[0]}`;
    const read = name && (await readDrawing(key, join(root, original)));
    if (!read)
      findings.push({ file: original, sentence: `is missing: add it as ${files.join(' or ')}.` });
    else if (typeof read === 'string') findings.push({ file: original, sentence: read });
    else drawings[key] = { original, ...read };
  }
  return { drawings, findings };
}

/** A drawing's address and its size on pages, or the sentence that says why it cannot be used. */
async function readDrawing(key: string, path: string): Promise<DrawingFile | string> {
  const bytes = await readFile(path);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > maxKilobytes) {
    return `has ${kilobytes} KB, and every page would load it: export a simpler SVG or a smaller PNG, of at most ${maxKilobytes} KB.`;
  }
  const size = await sharp(bytes, { failOn: 'error' })
    .metadata()
    .catch(() => undefined);
  if (!size || (path.endsWith('.svg') && !hasViewBox(bytes.toString()))) {
    return 'is unreadable or has no size: export it again as a plain SVG with a viewBox, or as a PNG.';
  }
  const [width, height] = boxes[key] ?? [72, 48];
  const scale = Math.min(width / size.width, height / size.height);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const { name, ext } = parse(path);
  return {
    src: `/drawings/${name}.${hash}${ext}`,
    width: Math.round(size.width * scale),
    height: Math.round(size.height * scale),
  };
}

function hasViewBox(svg: string): boolean {
  const root = elementsIn(parsePage(svg)).find(({ name }) => name === 'svg');
  return root?.attributes.viewBox !== undefined;
}
