import { check, loadEnvironment } from './check';
import { readSources } from './check/content';
import { runAsCommand } from './command';
import { makeDrawings } from './pictures/drawings';
import { makeFonts } from './finish/fonts';
import { readOriginals } from './pictures/photo-originals';
import { efforts, makePhotos, planPhotos, type PhotoTask } from './pictures/photos';

/** Plans the photographs' files, and writes the list that the pages read. */
export async function planFiles(effort = efforts.publish): Promise<PhotoTask[]> {
  // Imported only here, so that check(), which runs first, reports a mistake in it.
  const { default: photos } = await import('../content/photos');
  const { originals } = await readOriginals(photos, 'content/photos');
  return planPhotos(originals, effort);
}

/**
 * Checks settings and content, and makes what Next needs to render the pages: the fonts, the drawings,
 * and the list of the photographs' files. With `--editing` it makes these files, too.
 */
void runAsCommand(import.meta.url, async () => {
  const isEditing = process.argv.includes('--editing');
  await check(loadEnvironment(isEditing));
  const { default: school } = await import('../content/school');
  const words = readSources('.').map(({ text }) => text);
  await makeFonts(words.join(''));
  await makeDrawings(school);
  const photos = await planFiles(isEditing ? efforts.edit : efforts.publish);
  if (isEditing) console.log(`Photos: ${await makePhotos(photos)}`);
});
