import { writeFile } from 'node:fs/promises';
import nextEnv from '@next/env';
import { readConfiguration } from './configuration/read-configuration';
import { checkContent } from './check/content';
import { report } from './check/report';
import { readSources } from './check/source';
import { runAsCommand } from './system/command';

/**
 * Checks settings and content, prints warnings, and makes what Next needs to render the pages: the fonts,
 * and a file with what the check has read of photos and drawings. With `--check` it makes nothing.
 */
void runAsCommand(async () => {
  const isEditing = process.argv.includes('--editing');
  // Includes the `.env` files that Next reads.
  const environment = { ...nextEnv.loadEnvConfig(process.cwd(), isEditing).combinedEnv };
  const { SITE_DAY } = environment;
  const now = SITE_DAY ? new Date(`${SITE_DAY}T12:00Z`) : undefined;
  const { findings, pictures } = await checkContent('.', now, environment);
  report(findings);
  readConfiguration(environment);
  if (process.argv.includes('--check')) return console.log('Everything in content/ is in order.');
  // Imported after the check, which reports mistakes in the content first and need not wait for the rest.
  const { makeFonts } = await import('./finish/fonts');
  const words = readSources('.').map(({ text }) => text);
  await makeFonts(words.join(''));
  // For pages (app/_facts/picture-files.ts) and for the finishing step.
  await writeFile('.generated/pictures.json', JSON.stringify(pictures));
});
