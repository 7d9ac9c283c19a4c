import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { parseFragment } from 'parse5';
import sharp from 'sharp';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { drawingKinds, type DrawingKind } from '../../content/schema/drawings';
import type { Leaf } from '../../content/schema/leaves';
import { nearest } from '../../content/schema/explain/nearest';
import { filesIn } from '../system/files';

/** A drawing's file and its size on pages. */
export interface DrawingFile {
  /** Its address on the site. */
  src: string;
  width: number;
  height: number;
  /** The school's own file, such as `content/drawings/logo.svg`. */
  original: string;
}

const maxKilobytes = 30;

/**
 * Reads the logo, the icon and the drawings that content names, which are published as they
 * are: in an `<img>`, an SVG runs no script and loads nothing (https://html.spec.whatwg.org/multipage/images.html#images-processing-model).
 * Finds drawings that are missing, unreadable or too large.
 */
export async function readDrawings(content: Leaf[], root = '.') {
  const folder = 'content/drawings';
  const names = filesIn(join(root, folder));
  const drawings: Record<string, DrawingFile> = {};
  const diagnostics: Diagnostic[] = [];
  const add = async (key: string, name: string, kind: DrawingKind) => {
    const original = `${folder}/${name}`;
    const read = await readDrawing(join(root, original), kind);
    if (typeof read === 'string') diagnostics.push({ file: original, message: read });
    else drawings[key] = { original, ...read };
  };
  for (const key of ['logo', 'icon'] as const) {
    const name = [`${key}.svg`, `${key}.png`].find((each) => names.includes(each));
    const message = `is missing: add it as ${key}.svg or ${key}.png.`;
    if (name) await add(key, name, key);
    else diagnostics.push({ file: `${folder}/${key}.svg`, message });
  }
  for (const { is, value, path } of content) {
    if (!isKind(is)) continue;
    const message = `${folder}/${value} is missing: put it there, or ${nearest(value, names)}.`;
    if (names.includes(value)) await add(value, value, is);
    else diagnostics.push(at(path, message));
  }
  return { drawings, diagnostics };
}

/** A drawing's address and its size on pages, or the sentence that says why it cannot be used. */
async function readDrawing(
  path: string,
  kind: DrawingKind,
): Promise<Omit<DrawingFile, 'original'> | string> {
  const { box, loadedBy } = drawingKinds[kind];
  const [width, height] = box;
  const bytes = await readFile(path);
  const kilobytes = Math.ceil(bytes.length / 1024);
  if (kilobytes > maxKilobytes) {
    return `has ${kilobytes} KB, and ${loadedBy} would load it: export a simpler SVG or a smaller PNG, of at most ${maxKilobytes} KB.`;
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

const isKind = (mark: unknown): mark is DrawingKind => Object.hasOwn(drawingKinds, String(mark));

function hasViewBox(svg: string): boolean {
  const root = parseFragment(svg).childNodes.find(({ nodeName }) => nodeName === 'svg');
  return Boolean(root && 'attrs' in root && root.attrs.some(({ name }) => name === 'viewBox'));
}
