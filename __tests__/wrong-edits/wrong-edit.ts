/** Something that an editor does to the content, and what has to be said about it. */
export interface WrongEdit {
  /** What the editor does; also the name of the test. */
  name: string;
  /** The file in `content/`. */
  file: string;
  /**
   * What is replaced, so that it is found whatever the school writes; without it the file is
   * deleted.
   */
  replace?: string | RegExp;
  /** As for `String.replace`. */
  by?: string;
  /** The file that must be named, where it is another one. */
  named?: string;
  /** Found in the line that must be named, where that is not the first line of the edit. */
  at?: string | RegExp;
  says: RegExp;
}
