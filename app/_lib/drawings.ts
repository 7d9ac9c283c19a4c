import { existsSync } from 'node:fs';
import { join, parse } from 'node:path';

const folder = 'content/drawings';
/** Three cubes in the school's color, which scripts/generated-files.ts draws. */
const cubes = '.generated/cubes.svg';

/** The file of a drawing, an SVG or a PNG. Undefined if there is none. */
const fileOf = (name: string) =>
  [`${name}.svg`, `${name}.png`].find((file) => existsSync(join(process.cwd(), folder, file)));

const logoFile = fileOf('logo');
const iconFile = fileOf('icon');

/** The file of the icon, for sharp (icon-picture.ts). */
export const iconPath = join(process.cwd(), iconFile ? join(folder, iconFile) : cubes);

export const logo = () => (logoFile ? drawing(logoFile) : importedCubes());

export const icon = () => ({
  src: (iconFile ? drawing(iconFile) : importedCubes()).src,
  type: iconFile?.endsWith('.png') ? 'image/png' : 'image/svg+xml',
});

type Imported = { src: string; width: number; height: number; dark?: string };

/**
 * The size of a drawing, like `badge.svg`, its URL and the URL of its version for dark pages, like `badge-dark.svg`.
 *
 * The dark version is a file of its own, because Safari draws every SVG in an `<img>` as on a light page. There, an SVG
 * runs no script and loads nothing: https://html.spec.whatwg.org/multipage/images.html#images-processing-model
 */
export function drawing(file: string): Imported {
  const { src, width, height } = imported(file);
  const darkFile = fileOf(`${parse(file).name}-dark`);
  return { src, width, height, dark: darkFile && imported(darkFile).src };
}

function imported(file: string): Imported {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would make every component wait
  return require(/* turbopackOptional: true */ `@/content/drawings/${file}`).default;
}

/** The cubes stand on a tile, so they need no light ground on dark pages. */
function importedCubes(): Imported {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it exists
  const { src, width, height } = require('../../.generated/cubes.svg').default;
  return { src, width, height, dark: src };
}
