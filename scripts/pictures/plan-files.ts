import { readOriginals } from './photo-originals';
import { efforts, planPhotos, type PhotoTask } from './photos';

/** Plans the files of the school's photographs, and writes the list that the pages read. */
export async function planFiles(effort = efforts.publish): Promise<PhotoTask[]> {
  // Imported only here, so that check(), which runs first, reports a mistake in it.
  const { default: photos } = await import('../../content/photos');
  const { originals } = await readOriginals(photos, 'content/photos');
  return planPhotos(originals, effort);
}
