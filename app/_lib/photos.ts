import rows from '@/content/photos';
import type { ListedPhoto } from '@/scripts/photos/photo';

/** The photos by key. Builds and `npm run dev` write this list before Next starts. */
export const photos: Record<string, ListedPhoto> =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it exists
  require('../../.generated/photos.json');

/** A photo by its key. Without its file, a build stops, and the editing server shows an empty frame. */
export function photoOf(key: string) {
  const { alt = key, evening = '' } = rows[key] ?? {};
  return { alt, day: photos[key], evening: photos[evening] };
}
