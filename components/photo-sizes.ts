/**
 * Which files there are of each picture. scripts/photos.ts makes them, components/photo.tsx offers
 * them to the browser.
 */

/**
 * Phones get one file, whatever their density: twice the width of most screens, which nobody can
 * tell from three times, and light enough for several pictures within 35 KB.
 */
export const phone = { media: '(max-width: 30rem)', width: 720 };

/** Larger screens choose among these. */
export const avifWidths = [480, phone.width, 1080, 1440, 1920];

/** For the few browsers from before AVIF (2022 to 2024), and so for no more than two sizes of screen. */
export const jpegWidths = [720, 1440];

/** The picture that link previews show, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Cut from every picture around its focal point. */
export const crops = {
  /** For a phone held upright. */
  portrait: { ratio: 4 / 5, width: phone.width, format: 'avif' },
  /** For link previews, whose readers know no AVIF. */
  card: { ratio: cardSize.width / cardSize.height, width: cardSize.width, format: 'jpeg' },
} as const;

/** A picture in one size. */
export interface PhotoFile {
  /** Its name in public/photos/. */
  file: string;
  width: number;
  height: number;
}

/** All files of a picture, the uncropped ones from narrow to wide. */
export type PhotoFiles = Record<'avif' | 'jpeg', PhotoFile[]> &
  Record<keyof typeof crops, PhotoFile> & {
    /** Whether its left half is so light and calm that dark words can stand on it. */
    hasLightLeft: boolean;
  };
