import { check, loadEnvironment } from './check';
import { readSources } from './check/content';
import { runAsCommand } from './command';
import { makeDrawings } from './drawings';
import { makeFonts } from './fonts';
import { readOriginals } from './photo-originals';
import { efforts, makePhotos, planPhotos, type PhotoTask } from './photos';

/**
 * Makes what Next needs to render the pages: the fonts, the drawings, and the list of the
 * photographs' files.
 *
 * @returns the photographs' files, which still have to be made
 */
export async function prepare(effort = efforts.publish): Promise<PhotoTask[]> {
  // Imported only here, so that check(), which runs first, reports a mistake in it.
  const { default: photos } = await import('../content/photos');
  const { default: school } = await import('../content/school');
  const { originals } = await readOriginals(photos, 'content/photos');
  const words = readSources('.').map(({ text }) => text);
  await makeFonts(words.join(''));
  await makeDrawings(school);
  return planPhotos(originals, effort);
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(true));
  console.log(`Photos: ${await makePhotos(await prepare(efforts.edit))}`);
});
