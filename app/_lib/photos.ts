import rows from '@/content/photos';
import type { ListedPhoto } from '@/scripts/pictures/photo';

/** The photos in `content/`, by their keys, as `npm run dev` and builds list them before Next starts. */
export const photos: Record<string, ListedPhoto> =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it is there
  require('../../.generated/photos.json');

/** A photo by its key. Builds stop if one is missing. The editing server shows a broken image. */
export function photoOf(key: string) {
  const { alt = key, evening } = rows[key] ?? {};
  return { alt, day: listed(key), evening: evening ? listed(evening) : undefined };
}

function listed(key: string): ListedPhoto {
  const missing = { name: 'missing.avif', width: 900, height: 600 };
  return (
    photos[key] ?? {
      original: `content/photos/${key}.jpg`,
      width: 900,
      height: 600,
      focus: [50, 50],
      isEvening: false,
      files: [missing],
    }
  );
}
