import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { remedyFor } from '../../content/schema/explain/spelling';
import { filesIn } from '../system/files';
import { elementsIn, parsePage } from '../system/page-elements';
import type { CheckInput } from './check-input';

const folder = 'content/drawings';

/** Finds missing drawings and those that browsers don't draw. Every site needs a logo and an icon. */
export function wrongDrawings({ root, published }: CheckInput): Diagnostic[] {
  const names = filesIn(join(root, folder));
  const missingFromSite = ['logo', 'icon']
    .filter((name) => !names.includes(`${name}.svg`) && !names.includes(`${name}.png`))
    .map((name) => {
      const message = `is missing: add it as ${name}.svg or ${name}.png.`;
      return { file: `${folder}/${name}.svg`, message };
    });
  const missingFromPages = published
    .filter(({ is, value }) => is === 'drawing' && !names.includes(value))
    .map(({ path, value }) =>
      at(path, `${folder}/${value} is missing: put it there, or ${remedyFor(value, names)}.`),
    );
  const broken = names
    .filter((name) => name.endsWith('.svg'))
    .filter((name) => !isSelfContained(readFileSync(join(root, folder, name), 'utf8')))
    .map((name) => {
      const message =
        'browsers do not draw this SVG, or not all of it: export it again, with its pictures embedded, and with xmlns="http://www.w3.org/2000/svg" in <svg>.';
      return { file: `${folder}/${name}`, message };
    });
  return [...missingFromSite, ...missingFromPages, ...broken];
}

/** Whether an SVG has its namespace and embeds its pictures. In an <img>, an SVG loads nothing. */
function isSelfContained(svg: string): boolean {
  const pictures = elementsIn(parsePage(svg)).filter(({ name }) => name === 'image');
  const areEmbedded = pictures.every(
    ({ attributes: { href } }) => !href || href.startsWith('data:'),
  );
  return areEmbedded && svg.includes('http://www.w3.org/2000/svg');
}
