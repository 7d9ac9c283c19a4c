import { withBasePath } from '@/components/with-base-path';
import rows from '@/content/photos';
import type { ListedPhoto, PhotoFile } from '@/scripts/photos/photo';

/** The photos by key. Builds and `npm run dev` write this list before Next starts. */
export const photos: Record<string, ListedPhoto> =
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- types are checked before it exists
  require('../../.generated/photos.json');

/** A photo by its key. Without its file, a build stops, and the editing server shows an empty frame. */
export function photoOf(key: string) {
  const { alt = key, evening = '' } = rows[key] ?? {};
  return { alt, day: photos[key], evening: photos[evening] };
}

/** The screens that show the upright part of a wide photo. */
export type UprightScreens = 'phones' | 'all';

/** The files of a photo that `<img>` and `<source>` show, from narrow to wide. */
export function filesOf(photo: ListedPhoto, uprightOn?: UprightScreens) {
  const files = uprightOn === 'all' && photo.upright ? [photo.upright] : photo.files;
  const { name, width, height } = files.at(-1)!;
  return {
    src: urlOf(name),
    srcSet: srcSetOf(files),
    width,
    height,
    /** The upright part for phones. */
    upright: uprightOn === 'phones' && photo.upright ? urlOf(photo.upright.name) : undefined,
    isPanorama: photo.width > 2 * photo.height,
  };
}

const urlOf = (name: string) => withBasePath(`/photos/${name}`);

const srcSetOf = (files: PhotoFile[]) =>
  files.map(({ name, width }) => `${urlOf(name)} ${width}w`).join(', ');
