/** The size of the photo in a link preview, in pixels. */
export const previewSize = { width: 1200, height: 630 };

/**
 * The width of the one file for all phones, which is encoded for them. With three pixels to a CSS pixel,
 * it is a little narrower than the screen, so that several photos fit into 35 KB.
 */
export const phoneWidth = 900;

/** The crops in which pages show photos, cropped around the focal point: width by height. */
export const crops = {
  landscape: 3 / 2,
  /** A portrait, and a letter's tall photo. */
  upright: 4 / 5,
  /** The home page's photo on an upright phone. */
  tall: 7 / 8,
  /** A gallery's large photo, and a home page photo that is behind its text. */
  uncropped: null,
};

export type Crop = keyof typeof crops;

/** A photo of `content/photos.ts`: what its files are made of. */
export interface PhotoOriginal {
  /** Its key in `content/photos.ts`. */
  key: string;
  /** The school's own file, such as `content/photos/garden.jpg`. */
  path: string;
  /** Its size as people see it, after the rotation that the camera recorded. */
  width: number;
  height: number;
  /** The focal point, in percent from the left and from the top. */
  focus: [x: number, y: number];
  /** Whether it is the evening photo of another one: its dark walls need more quality. */
  isEvening?: boolean;
  /**
   * A hash of everything that the files depend on, so the same name always means the same picture. All files
   * of a photo share it, which compresses well: different hashes would be a tenth of a page's HTML. The first
   * six digits are those of the photo and its focal point, the others those of what encodes it.
   */
  hash: string;
}

/** A photo in one crop and width. */
export interface PhotoFile {
  /** Its name in the folder `photos/` of the site. */
  name: string;
  width: number;
  height: number;
  /** The part of the original that it shows. */
  region: { left: number; top: number; width: number; height: number };
  /** Which part stays in view if a box crops it: 0 is the left or top edge, 10 the opposite one. */
  position: { x: number; y: number };
}

/**
 * The file for a photo in a crop, this wide. It is no wider than its part of the original. This does not make
 * it: the postbuild step makes the files that pages name, and the editing server makes a file when the browser
 * asks for it.
 */
export function photoFile(photo: PhotoOriginal, crop: Crop, width: number): PhotoFile {
  const { region, position } = cropAround(photo, crops[crop] ?? photo.width / photo.height);
  const within = Math.min(width, region.width);
  const height = Math.round((within * region.height) / region.width);
  const name = `${photo.key}-${crop}-${within}.${photo.hash}.avif`;
  return { name, width: within, height, region, position };
}

/**
 * The file for a photo's link preview, which may be larger than the original. Other websites keep its name, so it
 * stays while the photo and its crop stay, whatever encodes it.
 */
export function previewFile(photo: PhotoOriginal): PhotoFile {
  const name = `${photo.key}-preview-${previewSize.width}.${photo.hash.slice(0, 6)}.jpg`;
  return { name, ...previewSize, ...cropAround(photo, previewSize.width / previewSize.height) };
}

/** The file with this name, or undefined if none of these photos has such a file. */
export function photoFileNamed(name: string, photos: Record<string, PhotoOriginal>) {
  const [, key = '', crop = '', width] = /^(.+)-([a-z]+)-(\d+)\./.exec(name) ?? [];
  const photo = photos[key];
  if (!photo || !(Object.hasOwn(crops, crop) || crop === 'preview')) return undefined;
  const file =
    crop === 'preview' ? previewFile(photo) : photoFile(photo, crop as Crop, Number(width));
  return file.name === name ? { ...photo, ...file } : undefined;
}

/**
 * Returns the largest region with the ratio, with the focal point as near its middle as possible, and the
 * position for a box that crops it again. The position exaggerates the point, to keep it off the box's edge.
 */
function cropAround({ focus, ...size }: PhotoOriginal, ratio: number) {
  const along = (focal: number, all: number, part: number) => {
    const point = (focal / 100) * all;
    const start = Math.max(0, Math.min(all - part, Math.round(point - part / 2)));
    const tenths = Math.round(20 * ((point - start) / part) - 5);
    return { start, position: Math.max(0, Math.min(10, tenths)) };
  };
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const [x, y] = [along(focus[0], size.width, width), along(focus[1], size.height, height)];
  return {
    region: { width, height, left: x.start, top: y.start },
    position: { x: x.position, y: y.position },
  };
}
