import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import type { Leaf } from '../../content/schema/explain/leaves';
import { filesIn } from '../system/files';

const folder = 'content/drawings';

/** Finds missing drawings and those that browsers don't draw. Every site needs a logo and an icon. */
export function wrongDrawings(root: string, shown: Leaf[]): Diagnostic[] {
  const names = filesIn(join(root, folder));
  const ofSite = ['logo', 'icon']
    .filter((name) => !names.includes(`${name}.svg`) && !names.includes(`${name}.png`))
    .map((name) => {
      const message = `is missing: add it as ${name}.svg or ${name}.png.`;
      return { file: `${folder}/${name}.svg`, message };
    });
  const ofContent = shown
    .filter(({ is, value }) => is === 'drawing' && !names.includes(value))
    .map(({ path, value }) =>
      at(path, `${folder}/${value} is missing: put it there, or ${nearest(value, names)}.`),
    );
  const undrawn = names
    .filter((name) => name.endsWith('.svg'))
    .filter((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      // In an <img>, an SVG loads nothing.
      const needsOther = /<image\b[^>]*href=["'](?!data:)/.test(text);
      return needsOther || !text.includes('http://www.w3.org/2000/svg');
    })
    .map((name) => {
      const message =
        'browsers do not draw this SVG, or not all of it: export it again, with its pictures embedded, and with xmlns="http://www.w3.org/2000/svg" in <svg>.';
      return { file: `${folder}/${name}`, message };
    });
  return [...ofSite, ...ofContent, ...undrawn];
}
