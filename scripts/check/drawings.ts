import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { remedyFor } from '../../content/schema/explain/spelling';
import { allFilesIn, filesIn, isLeftByProgram } from '../system/files';
import { elementsIn, parsePage } from '../system/page-elements';
import type { CheckInput } from './check-input';

const folder = 'content/drawings';

/** Finds missing drawings and those that browsers don't draw. Every site needs a logo and an icon. */
export async function wrongDrawings({ root, published }: CheckInput): Promise<Diagnostic[]> {
  const names = filesIn(join(root, folder));
  const missingFromSite = ['logo', 'icon']
    .filter((name) => !names.includes(`${name}.svg`) && !names.includes(`${name}.png`))
    .map((name) => {
      const message = `is missing: add it as ${name}.svg or ${name}.png.`;
      return { file: `${folder}/${name}.svg`, message };
    });
  const missingFromPages = published
    .filter(({ type, value }) => type === 'drawing' && !names.includes(value))
    .map(({ path, value }) =>
      at(path, `${folder}/${value} is missing: put it there, or ${remedyFor(value, names)}.`),
    );
  const broken: Diagnostic[] = [];
  // Next ignores files whose names begin with a dot.
  for (const name of allFilesIn(join(root, folder)).filter((each) => !/(^|\/)\./.test(each))) {
    const file = `${folder}/${name}`;
    // Next can't build a folder with files like logo.ai.
    if (isLeftByProgram(name)) broken.push({ file, message: hidden });
    else if (!/\.(svg|png)$/.test(name)) broken.push({ file, message: notADrawing });
    else if (!(await isDrawn(join(root, file)))) broken.push({ file, message: notDrawn });
  }
  return [...missingFromSite, ...missingFromPages, ...broken];
}

const hidden =
  'is a hidden file of Windows, Office or a sync program, and the site can’t be built with it. Delete it. To see it, press Command-Shift-period in the Finder, or clear “Hide protected operating system files” in the Explorer’s folder options.';
const notADrawing = 'is not an SVG or a PNG: move it out of this folder.';
const notDrawn =
  'browsers do not draw this file, or not all of it: export it again. An SVG needs a viewBox, its pictures embedded, and xmlns="http://www.w3.org/2000/svg" in <svg>.';

/** Whether browsers draw a file. In an <img>, an SVG loads nothing, so its pictures must be embedded. */
async function isDrawn(path: string): Promise<boolean> {
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  if (metadata?.format !== 'svg') return Boolean(metadata);
  const svg = readFileSync(path, 'utf8');
  const pictures = elementsIn(parsePage(svg)).filter(({ name }) => name === 'image');
  const areEmbedded = pictures.every(
    ({ attributes: { href } }) => !href || href.startsWith('data:'),
  );
  return areEmbedded && svg.includes('http://www.w3.org/2000/svg');
}
