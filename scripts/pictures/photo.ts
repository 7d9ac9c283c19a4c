/** A file that the build makes from an original. */
export interface PhotoFile {
  /** Its name in the folder `photos/` of the site. It has a hash, so the same name always means the same picture. */
  name: string;
  width: number;
  height: number;
}

/** A photo of `content/photos.ts` with the files that pages can show. */
export interface Photo {
  /** The school's own file, such as `content/photos/garden.jpg`. */
  original: string;
  /** The size of the original as people see it, after the rotation that the camera recorded. */
  width: number;
  height: number;
  /** The point that stays in view if the photo is cropped, in percent from the left and from the top. */
  focus: [x: number, y: number];
  /** Whether it is the evening photo of another one. */
  isEvening: boolean;
  /** The whole photo, from narrow to wide. */
  files: PhotoFile[];
  /** The part of a wide photo around its focus that upright places on phones show. */
  upright?: PhotoFile;
}
