/** Something that an editor has to mend: where it is, and a sentence on what to do. */
export interface Finding {
  /** The file, from the project's folder: `content/tuition.ts`. */
  file: string;
  /** The line, counted from one; left out where a file has none, as a picture. */
  line?: number;
  sentence: string;
}

/** `content/tuition.ts:34: …`, which most editors make a link of. */
export function formatFinding({ file, line, sentence }: Finding): string {
  return `${place({ file, line })}: ${sentence}`;
}

/** `content/tuition.ts:34` */
export function place({ file, line }: Pick<Finding, 'file' | 'line'>): string {
  return line ? `${file}:${line}` : file;
}

/** The findings by file and line, each only once. */
export function inOrder(findings: Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}
