// Finds drawings that are missing, files in content/drawings/ that browsers don't draw or Next can't build, and drawings
// at actual size that can't become a part of a page.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import sharp from 'sharp';
import { mistakeAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import { remedyFor } from '@/content/schema/explain/spelling';
import { allFilesIn, filesIn, isLeftover } from '../../system/files';
import { readLifeSizeDrawing } from '../../design/life-size-drawing';
import type { School } from '../../school/load-school';
import { elementsIn } from '../../html/page-elements';

const folder = 'content/drawings';

export async function wrongDrawings({ root, leaves }: School): Promise<Diagnostic[]> {
  const names = filesIn(join(root, folder));
  const wrongFields = leaves.flatMap(({ path, type, value }) => {
    if (!['drawing', 'lifeSizeDrawing', 'preview'].includes(String(type))) return [];
    const file = `${folder}/${value}`;
    if (!names.includes(value))
      return mistakeAt(
        path,
        `${file} doesn’t exist. ${remedyFor(value, names)} Otherwise, put the file there.`,
      );
    const isLarge = type === 'preview' && statSync(join(root, file)).size > 300_000;
    return isLarge ? mistakeAt(path, `${file} ${tooLargeForPreviews}`) : [];
  });
  const lifeSize = leaves
    .filter(({ type }) => type === 'lifeSizeDrawing')
    .map(({ value }) => value);
  const wrongFiles = allFilesIn(join(root, folder))
    // Next ignores files whose names begin with a dot.
    .filter((name) => !/(^|\/)\./.test(name))
    .map(async (name): Promise<Diagnostic[]> => {
      const file = `${folder}/${name}`;
      if (isLeftover(name)) return [{ file, message: hidden }];
      if (!(await isDrawn(join(root, file)))) return [{ file, message: notDrawn }];
      if (!lifeSize.includes(name)) return [];
      const { mistakes } = readLifeSizeDrawing(readFileSync(join(root, file), 'utf8'));
      return mistakes.map((mistake) => ({ file, ...mistake }));
    });
  return [...wrongFields, ...(await Promise.all(wrongFiles)).flat()];
}

const tooLargeForPreviews =
  'is larger than 300 KB, which some apps don’t show. Save it with 1200 × 630 pixels, or as a JPEG of lower quality.';
const hidden =
  'is a hidden file that Windows, Office or a sync program left here. The site can’t be built with it, so delete it. To see it, press Command-Shift-period in Finder, or clear “Hide protected operating system files” in File Explorer’s folder options.';
const notDrawn =
  'isn’t an SVG, PNG or JPEG that browsers can display completely. Export it again, or move it out of this folder. An SVG needs a viewBox, embedded pictures and xmlns="http://www.w3.org/2000/svg" in its <svg> tag.';

/** Whether browsers draw a file. In an <img>, an SVG loads nothing, so its pictures must be embedded. */
async function isDrawn(path: string): Promise<boolean> {
  const metadata = sharp(path).metadata();
  const format = await metadata.then((each) => each.format).catch(() => undefined);
  if (path.endsWith('.png')) return format === 'png';
  if (path.endsWith('.jpg')) return format === 'jpeg';
  const svg = format === 'svg' ? readFileSync(path, 'utf8') : '';
  const loaded = elementsIn(parseFragment(svg))
    .filter(({ name }) => /^(\w+:)?(image|feImage|use)$/i.test(name))
    .map(({ attributes }) => attributes.href ?? attributes['xlink:href'] ?? '#');
  return (
    svg.includes('http://www.w3.org/2000/svg') && loaded.every((href) => /^(data:|#)/.test(href))
  );
}
