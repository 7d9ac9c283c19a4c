/**
 * The files of each picture. scripts/photos.ts plans and makes them, components/responsive-image.tsx
 * offers them to the browser.
 */

/**
 * Phones of every density get one file, twice as wide as most screens. Nobody sees a difference to
 * three times, and several pictures fit into 35 KB.
 */
export const phone = { media: '(max-width: 30rem)', width: 720 };

/** Screens that show the picture at the top of a page in the shape `wide`. */
export const wideScreen = '(min-width: 64rem)';

/** The picture that link previews show, in pixels. */
export const cardSize = { width: 1200, height: 630 };

/** Every shape is cut around a picture's focal point. A browser chooses among the widths. */
export const shapes = {
  landscape: { ratio: 3 / 2, widths: [480, phone.width, 1080, 1440, 1920] },
  /** A portrait, a letter's tall picture, and the home page's picture on a phone held upright. */
  upright: { ratio: 4 / 5, widths: [360, phone.width, 1080, 1440] },
  /** The home page's picture on all other screens. */
  hero: { ratio: 16 / 9, widths: [1080, 1440, 1920] },
  /** The picture at the top of a page on a wide screen. */
  wide: { ratio: 2, widths: [1440, 1920] },
  /** A gallery's picture, small and then large, when it is not cut. */
  thumbnail: { ratio: 1, widths: [400] },
  whole: { ratio: null, widths: [1080, 1920] },
};

/** A picture in one size. */
export interface PhotoFile {
  /** Its name in public/photos/. */
  file: string;
  width: number;
  height: number;
}

/** A picture in one shape. */
export interface PhotoFiles {
  /** From narrow to wide. */
  avif: PhotoFile[];
  /** For the few browsers from before AVIF (2022 to 2024). */
  jpeg: PhotoFile;
}

/** A part of an original, in pixels. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is known about a picture of `content/photos.ts`. */
export interface PhotoData extends Record<keyof typeof shapes, PhotoFiles> {
  /** The original's file, from the project's folder. */
  original: string;
  /** The part of the original that link previews show. */
  card: Region;
  /** The part of the hero's shape with the focal point, which stays in view on every screen. */
  heroFocus: 'top' | 'middle' | 'bottom';
  /** Whether the hero's left is light or dark enough, and even enough, for text on it. */
  left: 'light' | 'dark' | 'uneven';
}
