import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import type { DrawingFile } from '../../components/drawing';
import type { Finding } from '../../content/schema/explain/finding';
import { elementsIn, parsePage } from '../finish/page-elements';

const maxKilobytes = 30;

/** The largest width and height at which pages show a drawing, in CSS pixels. */
type Box = [width: number, height: number];

/**
 * Reads the logo, the icon, the badges, and the drawing on the contact page, which are published as they
 * are: in an `<img>`, an SVG runs no script and loads nothing (https://html.spec.whatwg.org/multipage/images.html#images-processing-model).
 * Finds drawings that are missing, unreadable or too large.
 *
 * @param badges the file names of the badges
 * @param map the file name of the drawing on the contact page, if it has one
 */
export async function readDrawings(badges: string[], map: string | undefined, root = '.') {
  const drawings: Record<string, DrawingFile & { original: string }> = {};
  const findings: Finding[] = [];
  const wanted: [key: string, files: string[], Box][] = [
    ['logo', ['logo.svg', 'logo.png'], [88, 44]],
    ['icon', ['icon.svg', 'icon.png'], [96, 96]],
    ...badges.map((file): [string, string[], Box] => [file, [file], [72, 48]]),
  ];
  if (map) wanted.push([map, [map], [480, 480]]);
  for (const [key, files, box] of wanted) {
    const name = files.find((file) => existsSync(join(root, 'content/drawings', file)));
    const original = `content/drawings/${name ?? files[0]}`;
    const read = name && (await readDrawing(join(root, original), box));
    if (!read)
      findings.push({ file: original, sentence: `is missing: add it as ${files.join(' or ')}.` });
    else if (typeof read === 'string') findings.push({ file: original, sentence: read });
    else drawings[key] = { original, ...read };
  }
  return { drawings, findings };
}

/** A drawing's address and its size on pages, or the sentence that says why it cannot be used. */
async function readDrawing(path: string, [width, height]: Box): Promise<DrawingFile | string> {
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
