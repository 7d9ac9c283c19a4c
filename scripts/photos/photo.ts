/** A file that the build makes from an original. Sizes are in pixels. */
export interface PhotoFile {
  /** Its name in the site's `photos/` folder, with a content hash. */
  name: string;
  width: number;
  height: number;
}

/** A photo in `content/photos.ts` and the files that pages can show. */
export interface ListedPhoto {
  /** The original, like `content/photos/garden.jpg`. */
  original: string;
  /** The size of the original after its Exif rotation. */
  width: number;
  height: number;
  /** The point that crops keep in view, in percent from the left and from the top. */
  focus: [x: number, y: number];
  /** The focus in tenths, for which globals.css has classes. */
  position: number[];
  /** Whether it's another photo's evening version. */
  isEvening: boolean;
  /** The whole photo, from narrow to wide. */
  files: PhotoFile[];
  /** An upright crop of a wide photo around its focus, for phones. */
  upright?: PhotoFile;
}
