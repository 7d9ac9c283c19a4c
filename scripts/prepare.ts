import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import nextEnv from '@next/env';
import { readConfiguration } from './configuration/read-configuration';
import { checkContent } from './check/content';
import { linesOf, report } from './check/report';
import { readSources } from './check/source';
import { runAsCommand } from './system/command';

/**
 * Checks settings and content, prints warnings, and makes what Next needs to render the pages: the fonts,
 * and a file with what the check has read of photos and drawings. With `--check` it makes nothing. With
 * `--editing`, it waits for a message of scripts/edit.ts, and mistakes in the content do not stop it: the pages
 * show them (app/_layout/diagnostics-bar.tsx).
 */
void runAsCommand(async () => {
  const [isEditing, isCheck] = ['--editing', '--check'].map((name) => process.argv.includes(name));
  const [isFirst] = isEditing ? await once(process, 'message') : [true];
  // Includes the `.env` files that Next reads.
  const environment = { ...nextEnv.loadEnvConfig(process.cwd(), isEditing).combinedEnv };
  readConfiguration(environment);
  const { SITE_DAY } = environment;
  const now = SITE_DAY ? new Date(`${SITE_DAY}T12:00Z`) : undefined;
  const { diagnostics, isPartial, pictures } = await checkContent('.', now, environment);
  try {
    report(diagnostics, isPartial);
    if (isEditing || isCheck) console.log('There are no mistakes in content/.');
  } catch (error) {
    if (!isEditing) throw error;
    console.error((error as Error).message);
  }
  if (isCheck) return;
  if (isFirst) {
    // Imported only now, so that the check reports mistakes in the content without waiting for it.
    const { makeFonts } = await import('./pictures/fonts');
    const words = readSources('.').map(({ text }) => text);
    await makeFonts(words.join(''));
  }
  const write = (name: string, value: unknown) =>
    writeFile(`.generated/${name}.json`, JSON.stringify(value));
  if (isEditing) await write('diagnostics', linesOf(diagnostics));
  // For pages (app/_lib/picture-files.ts) and for the postbuild step.
  await write('pictures', pictures);
});
