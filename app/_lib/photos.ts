import rows from '@/content/photos';
import type { ListedPhoto } from '@/scripts/pictures/photo';

/** The photos by key. Builds and `npm run dev` write this list before Next starts. */
export const photos: Record<string, ListedPhoto> =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it exists
  require('../../.generated/photos.json');

/** A photo by its key. If the photo is missing, a build stops, and the editing server shows a broken image. */
export function photoOf(key: string) {
  const { alt = key, evening } = rows[key] ?? {};
  return { alt, day: listed(key), evening: evening ? listed(evening) : undefined };
}

function listed(key: string): ListedPhoto {
  const size = { width: 900, height: 600 };
  const missing: ListedPhoto = {
    original: `content/photos/${key}.jpg`,
    ...size,
    focus: [50, 50],
    isEvening: false,
    files: [{ name: 'missing.avif', ...size }],
  };
  return photos[key] ?? missing;
}
