import { check, loadEnvironment } from './check';
import { runAsCommand } from './command';

/** Makes what a build or the editing server needs first: the pictures' sizes and the fonts. */
export async function prepare(): Promise<void> {
  // Loaded only now: they read content/, and a mistake there is first told by check().
  const { makePhotos } = await import('./photos');
  const { makeFonts } = await import('./fonts');
  console.log(`Photos: ${await makePhotos()}`);
  console.log(`Fonts: ${await makeFonts()}`);
}

void runAsCommand(import.meta.url, async () => {
  await check(loadEnvironment(true));
  await prepare();
});
