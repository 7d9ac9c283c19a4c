/** Something that an editor does to the fixture's content, and what is said about it. */
export interface Edit {
  /** What the editor does; also the name of the test. */
  name: string;
  /** The file in `content/`. */
  file: string;
  /** What is replaced, first where it occurs; without it the file is deleted. */
  replace?: string | RegExp;
  /** As for `String.replace`. */
  by?: string;
  /** The key of an original that is put into `content/photos/` with it. */
  photo?: string;
  /** The file that is named, where it is another one. */
  named?: string;
  /** Found in the line that is named, where that is not the first line of the edit. */
  at?: string | RegExp;
}

/** An edit that is answered by a sentence at its line. */
export interface Mistake extends Edit {
  says: RegExp;
}

/** The sentences that an editor reads after an edit. */
export interface Answer {
  /** These stop a build. */
  mistakes: string[];
  /** These are only printed. */
  warnings: string[];
}
