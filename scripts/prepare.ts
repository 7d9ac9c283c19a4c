import { check, loadEnvironment } from './check';
import { readSources } from './check/source';
import { runAsCommand } from './system/command';
import { makeDrawings } from './pictures/drawings';
import { makeFonts } from './finish/fonts';
import { readOriginals } from './pictures/photo-originals';
import { efforts, makePhotos, planPhotos } from './pictures/photos';

/**
 * Checks settings and content, and makes what Next needs to render the pages: the fonts, the drawings,
 * and the list of the photographs' files. With `--editing` it makes these files, too.
 */
void runAsCommand(import.meta.url, async () => {
  const isEditing = process.argv.includes('--editing');
  await check(loadEnvironment(isEditing));
  // Imported only here, so that check() reports a mistake in them.
  const { default: school } = await import('../content/school');
  const { default: rows } = await import('../content/photos');
  const words = readSources('.').map(({ text }) => text);
  await makeFonts(words.join(''));
  await makeDrawings(school);
  const { originals } = await readOriginals(rows, 'content/photos');
  const photos = await planPhotos(originals, isEditing ? efforts.edit : efforts.publish);
  if (isEditing) console.log(`Photos: ${await makePhotos(photos)}`);
});
