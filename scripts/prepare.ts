import { check, loadEnvironment } from './check';
import { runAsCommand } from './command';
import { makeFonts } from './fonts';
import { readOriginals } from './photo-originals';
import { makePhotos } from './photos';

/** Makes what a build or the editing server needs first: the pictures' sizes and the fonts. */
export async function prepare(): Promise<void> {
  // Loaded only now: a mistake in it is first told by check(), which has read the originals then.
  const { default: photos } = await import('../content/photos');
  const { originals } = await readOriginals(photos, 'content/photos');
  console.log(`Photos: ${await makePhotos(originals)}`);
  await makeFonts();
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(true));
  await prepare();
});
