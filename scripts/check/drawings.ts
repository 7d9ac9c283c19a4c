import { join } from 'node:path';
import { at, type Diagnostic } from '../../content/schema/explain/diagnostic';
import { nearest } from '../../content/schema/explain/nearest';
import { leaves } from '../../content/schema/leaves';
import { filesIn } from '../system/files';

const folder = 'content/drawings';

/** Finds drawings that content names but that are missing. Every site needs a logo and an icon. */
export function missingDrawings(root: string, content: Record<string, unknown>): Diagnostic[] {
  const names = filesIn(join(root, folder));
  const ofSite = ['logo', 'icon']
    .filter((name) => !names.includes(`${name}.svg`) && !names.includes(`${name}.png`))
    .map((name) => {
      const message = `is missing: add it as ${name}.svg or ${name}.png.`;
      return { file: `${folder}/${name}.svg`, message };
    });
  const ofContent = leaves(content)
    .filter(({ is, value }) => is === 'drawing' && !names.includes(value))
    .map(({ path, value }) =>
      at(path, `${folder}/${value} is missing: put it there, or ${nearest(value, names)}.`),
    );
  return [...ofSite, ...ofContent];
}
