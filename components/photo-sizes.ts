/** The size of the photo in a link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/**
 * The width of the one file for all phones, which is encoded for them. With three pixels to a CSS pixel,
 * it is a little narrower than the screen, so that several photos fit into 35 KB.
 */
export const phoneWidth = 900;

/** scripts/pictures/photos.ts crops to these shapes around the focal point. Browsers choose the width. */
export const shapes = {
  landscape: { ratio: 3 / 2, widths: [480, phoneWidth, 1080, 1440, 1920] },
  /** A portrait, and a letter's tall photo. */
  upright: { ratio: 4 / 5, widths: [360, phoneWidth, 1080, 1440] },
  /** The home page's photo on an upright phone. */
  tall: { ratio: 7 / 8, widths: [phoneWidth] },
  /** Not cropped: a gallery's large photo, and a home page photo that is behind its text. */
  whole: { ratio: null, widths: [1080, 1440, 1920] },
};

/** A photo in one size. */
export interface PhotoFile {
  /** Its name in public/photos/. */
  file: string;
  width: number;
  height: number;
}

/** A photo in one shape. */
export interface PhotoFiles {
  /** From narrow to wide. */
  files: PhotoFile[];
  /** Which part stays in view if a box crops it: 0 is the left or top edge, 10 the opposite one. */
  position: { x: number; y: number };
}

/** A photo of `content/photos.ts`: its original, its files, and the name of the one for link previews. */
export type PhotoData = Record<keyof typeof shapes, PhotoFiles> &
  Record<'path' | 'preview', string>;
