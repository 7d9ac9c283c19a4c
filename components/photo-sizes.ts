/** The photo that link previews show, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/**
 * Phones of every density get this one file, which is encoded for them. At three pixels a dot it is a
 * little narrower than the screen, so that several photos fit into 35 KB.
 */
export const phoneWidth = 900;

/** Cut around a photo's focal point by scripts/pictures/photos.ts. A browser chooses among the widths. */
export const shapes = {
  landscape: { ratio: 3 / 2, widths: [480, phoneWidth, 1080, 1440, 1920] },
  /** A portrait, a letter's tall photo, and the home page's photo on a phone held upright. */
  upright: { ratio: 4 / 5, widths: [360, phoneWidth, 1080, 1440] },
  /** Not cut: a gallery's large photo, and the home page's photo on all other screens. */
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
  /** Which part stays in view if a box cuts it: 0 is at the left or the top, 10 at the other end. */
  position: { x: number; y: number };
}

/** A photo of `content/photos.ts`: its original, its files, and the name of the one for link previews. */
export type PhotoData = Record<keyof typeof shapes, PhotoFiles> &
  Record<'path' | 'preview', string>;
