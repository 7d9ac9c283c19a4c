import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { readLifeSizeDrawing } from '@/scripts/pictures/life-size-drawing';

const folder = 'content/drawings';

/** The file of a drawing, an SVG or a PNG. Undefined if there is none. */
const fileOf = (name: string) =>
  [`${name}.svg`, `${name}.png`].find((file) => existsSync(join(process.cwd(), folder, file)));

// The check reports these if they're missing.
export const logoFile = fileOf('logo') ?? 'logo.svg';
export const iconFile = fileOf('icon') ?? 'icon.svg';

/** The path that sharp reads to make PNGs of the icon. */
export const iconPath = join(process.cwd(), folder, iconFile);

/**
 * The size of a drawing, like `badge.svg`, its URL and the URL of its version for dark pages, like `badge-dark.svg`.
 *
 * The dark version is a file of its own, because Safari draws every SVG in an `<img>` as on a light page. There, an SVG
 * runs no script and loads nothing: https://html.spec.whatwg.org/multipage/images.html#images-processing-model
 */
export function drawing(file: string) {
  const { src, width, height } = imported(file);
  const darkFile = fileOf(`${parse(file).name}-dark`);
  return { src, width, height, dark: darkFile && imported(darkFile).src };
}

function imported(file: string): { src: string; width: number; height: number } {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would make every component wait
  return require(`@/content/drawings/${file}`).default;
}

/** A drawing at actual size, like `vase.svg`. Without its file, a build stops, and the editing server leaves it out. */
export function lifeSizeDrawing(file: string) {
  const path = join(process.cwd(), folder, file);
  return existsSync(path) ? readLifeSizeDrawing(readFileSync(path, 'utf8')) : undefined;
}
