import nextEnv from '@next/env';
import { readConfiguration } from '../configuration/read-configuration';
import { checkContent } from './check/content';
import { report } from './check/report';
import { readSources } from './check/source';
import { runAsCommand } from './system/command';
import { listDrawings } from './pictures/drawings';
import { readOriginals } from './pictures/photo-originals';
import { efforts, makePhotos, planPhotos } from './pictures/photos';

/**
 * Checks settings and content, prints warnings, and makes what Next needs to render the pages: the fonts,
 * the list of drawings, and the list of photo files. With `--editing` it also makes the photo files, and with
 * `--check` it makes nothing.
 */
void runAsCommand(async () => {
  const isEditing = process.argv.includes('--editing');
  // Includes the `.env` files that Next reads.
  const environment = { ...nextEnv.loadEnvConfig(process.cwd(), isEditing).combinedEnv };
  const { SITE_DAY } = environment;
  const now = SITE_DAY ? new Date(`${SITE_DAY}T12:00Z`) : undefined;
  report(await checkContent('.', now, environment));
  readConfiguration(environment);
  if (process.argv.includes('--check')) return console.log('Everything in content/ is in order.');
  // Imported after the check, which reports mistakes in the content first and need not wait for the rest.
  const { makeFonts } = await import('./finish/fonts');
  const { default: school } = await import('../content/school');
  const { default: rows } = await import('../content/photos');
  const words = readSources('.').map(({ text }) => text);
  await makeFonts(words.join(''));
  await listDrawings(school);
  const { originals } = await readOriginals(rows, 'content/photos');
  const photos = await planPhotos(originals, isEditing ? efforts.edit : efforts.publish);
  if (isEditing) console.log(`Photos: ${await makePhotos(photos)}`);
});
