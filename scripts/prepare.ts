import { check, loadEnvironment } from './check';
import { runAsCommand } from './command';
import { makeFonts } from './fonts';
import { readOriginals } from './photo-originals';
import { efforts, makePhotos, planPhotos, type PhotoTask } from './photos';

/**
 * Makes what the pages need before they are rendered: the fonts and the list of the photographs' files.
 *
 * @returns the photographs' files, which are still to be made
 */
export async function prepare(effort = efforts.publish): Promise<PhotoTask[]> {
  // Loaded only now, so that check(), which has run before, reports a mistake in it first.
  const { default: photos } = await import('../content/photos');
  const { originals } = await readOriginals(photos, 'content/photos');
  await makeFonts();
  return planPhotos(originals, effort);
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(true));
  console.log(`Photos: ${await makePhotos(await prepare(efforts.edit))}`);
});
