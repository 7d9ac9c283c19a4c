import { mkdir } from 'node:fs/promises';
import nextEnv from '@next/env';
import { readConfiguration } from './configuration/read-configuration';
import { check } from './check/check';
import { blanksIn } from './check/rules/blanks';
import { loadSchool, type School } from './school/load-school';
import { cubesSvg } from './design/cubes';
import { palettesOf } from './design/palette';
import { report } from './check/report';
import { runAsCommand, UserError } from './system/command';
import { replaceFile } from './system/files';

/** Loads, checks and prepares the content: `tsx scripts/content.ts check`, `build` or `edit`. */
const commands: Record<string, () => Promise<void>> = {
  /** `npm run check` */
  async check() {
    report(await check(await load()));
  },

  /** The first step of `npm run build`. Mistakes stop it before it writes anything. */
  async build() {
    const school = await load();
    report(await check(school));
    await writeGeneratedFiles(school);
    // The editing server makes files on request (app/photos/).
    const { makePhotos } = await import('./photos/make-photos');
    console.log('Making photos …');
    console.log(`Photos: ${await makePhotos(Object.values(school.photos))}`);
  },

  /**
   * Runs after each save, beside the editing server. Despite mistakes, it writes what it can, so that editors see
   * the page.
   */
  async edit() {
    const school = await load(true);
    try {
      report(await check(school), 'Fix these, then save again.');
    } finally {
      await writeGeneratedFiles(school);
    }
  },
};

/** Checks settings, including those in Next's `.env` files, and loads the school. */
async function load(isEditing = false): Promise<School> {
  const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), isEditing);
  const { unfinished } = readConfiguration(combinedEnv);
  const school = await loadSchool('.', combinedEnv);
  const stops = school.isComplete && !school.content.school.draft;
  if (stops && unfinished.length) throw new UserError(unfinished.join('\n'));
  return school;
}

/**
 * Writes the colors, three cubes in the school's color (app/_lib/drawings.ts), the list of photos (app/_lib/photos.ts)
 * and the number of blanks (app/_lib/draft.ts), and subsets the fonts.
 */
async function writeGeneratedFiles(school: School): Promise<void> {
  const { photos, colors, sources } = school;
  await mkdir('.generated', { recursive: true });
  if (colors) {
    const palettes = palettesOf(colors);
    await replaceFile('.generated/colors.css', colorStyles(palettes));
    await replaceFile('.generated/cubes.svg', cubesSvg(palettes.light));
  }
  await replaceFile('.generated/photos.json', JSON.stringify(photos));
  await replaceFile('.generated/blanks.json', String(blanksIn(school).length));
  // Imported here, because the check doesn't need it.
  const { makeFonts } = await import('./design/fonts');
  await makeFonts(sources.map(({ text }) => text).join(''));
}

/** The colors as custom properties. The class `evening` makes an element dark on light pages. */
function colorStyles({ light, dark }: ReturnType<typeof palettesOf>): string {
  const properties = (palette: typeof light) =>
    Object.entries(palette)
      .map(([role, color]) => `--${role}:${color}`)
      .join(';');
  return [
    `:root{${properties(light)}}`,
    `@media screen{.evening{${properties(dark)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${properties(dark)}}}`,
  ].join('\n');
}

void runAsCommand(commands[process.argv[2]!]!);
