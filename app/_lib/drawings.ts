import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLifeSizeDrawing } from '@/scripts/pictures/life-size-drawing';

const folder = 'content/drawings';

/** The name of the logo's or icon's file, an SVG or a PNG. */
function fileOf(name: 'logo' | 'icon'): string {
  return existsSync(join(process.cwd(), folder, `${name}.svg`)) ? `${name}.svg` : `${name}.png`;
}

export const logoFile = fileOf('logo');
export const iconFile = fileOf('icon');

/** The path that sharp reads to make PNGs of the icon. */
export const iconPath = join(process.cwd(), folder, iconFile);

/**
 * The URL and the size of a drawing, like `badge.svg`. In an `<img>`, an SVG runs no script and loads nothing:
 * https://html.spec.whatwg.org/multipage/images.html#images-processing-model
 */
export function drawing(file: string): { src: string; width: number; height: number } {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would make every component wait
  return require(`@/content/drawings/${file}`).default;
}

/** A drawing at actual size, like `vase.svg`. Without its file, a build stops, and the editing server leaves it out. */
export function lifeSizeDrawing(file: string) {
  const path = join(process.cwd(), folder, file);
  return existsSync(path) ? readLifeSizeDrawing(readFileSync(path, 'utf8')) : undefined;
}
