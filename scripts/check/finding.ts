import { UserError } from '../command';

/** Something that an editor has to mend, or to look at: where it is, and a sentence about it. */
export interface Finding {
  /** The file, from the project's folder: `content/tuition.ts`. */
  file: string;
  /** The line, counted from one; left out where a file has none, as a picture. */
  line?: number;
  sentence: string;
  /** Whether it may be right all the same, and stops nothing. */
  isWarning?: boolean;
}

/** `content/tuition.ts:34: …`, which most editors make a link of. */
export function formatFinding({ file, line, sentence }: Finding): string {
  return `${line ? `${file}:${line}` : file}: ${sentence}`;
}

/**
 * Tells all findings by file and line, each once: warnings are printed, mistakes thrown. On GitHub
 * each is also marked at its line in the pull request.
 *
 * @throws UserError with a sentence for every mistake
 */
export function report(findings: Finding[]): void {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  const sorted = [...unique].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (process.env.GITHUB_ACTIONS) for (const [, each] of sorted) console.log(annotation(each));
  const lines = (isWarning: boolean) =>
    sorted.flatMap(([line, each]) => (Boolean(each.isWarning) === isWarning ? line : []));
  if (lines(true).length) console.log(`Worth a look:\n${lines(true).join('\n')}\n`);
  if (lines(false).length) throw new UserError(lines(false).join('\n'));
}

/**
 * A workflow command of GitHub's, escaped as its runner unescapes them
 * (github.com/actions/toolkit, packages/core/src/command.ts).
 */
function annotation({ file, line, sentence, isWarning }: Finding): string {
  const text = sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${isWarning ? 'warning' : 'error'} file=${file}${line ? `,line=${line}` : ''}::${text}`;
}
