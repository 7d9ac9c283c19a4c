import { mkdir, writeFile } from 'node:fs/promises';
import nextEnv from '@next/env';
import { readConfiguration } from './configuration/read-configuration';
import { checkContent } from './check/content';
import { palettesOf } from './pictures/palette';
import { report } from './check/report';
import { readSources } from './check/source';
import { runAsCommand, UserError } from './system/command';

type Checked = Awaited<ReturnType<typeof checkSchool>>;

const commands: Record<string, () => Promise<void>> = {
  /** `npm run check` */
  async check() {
    const { diagnostics } = await checkSchool();
    report(diagnostics);
  },

  /** The first step of `npm run build`. Mistakes stop it before it writes anything. */
  async build() {
    const school = await checkSchool();
    report(school.diagnostics);
    await writeGeneratedFiles(school);
    // The editing server makes files on request (app/photos/).
    const { makePhotos } = await import('./pictures/make-photos');
    console.log('Making photos …');
    console.log(`Photos: ${await makePhotos(Object.values(school.photos))}`);
  },

  /** Runs after each save, beside the editing server. Despite mistakes, it writes what it can: editors want to see the page. */
  async edit() {
    const school = await checkSchool('development');
    try {
      report(school.diagnostics);
    } finally {
      await writeGeneratedFiles(school);
    }
  },
};

/** Checks settings, including Next's `.env` files, and content. */
async function checkSchool(mode: 'development' | 'production' = 'production') {
  const { combinedEnv } = nextEnv.loadEnvConfig(process.cwd(), mode === 'development');
  const environment = { ...combinedEnv };
  readConfiguration(environment);
  return checkContent('.', environment);
}

/** Writes the colors and the list of photos (app/_lib/photos.ts), and subsets the fonts. */
async function writeGeneratedFiles({ photos, colors }: Checked): Promise<void> {
  await mkdir('.generated', { recursive: true });
  if (colors) await writeFile('.generated/colors.css', colorStyles(palettesOf(colors)));
  await writeFile('.generated/photos.json', JSON.stringify(photos));
  // Imported here, because the check doesn't need it.
  const { makeFonts } = await import('./pictures/fonts');
  const texts = readSources('.').map(({ text }) => text);
  await makeFonts(texts.join(''));
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

void runAsCommand(async () => {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new UserError(`Choose one of ${Object.keys(commands).join(', ')}.`);
  await command();
});
