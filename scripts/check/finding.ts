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
 * @param settings sentences about mistakes that stand in no file
 * @throws UserError with a sentence for every mistake
 */
export function report(findings: Finding[], settings: string[] = []): void {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  const sorted = [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  if (process.env.GITHUB_ACTIONS) for (const each of sorted) console.log(annotation(each));
  const warnings = sorted.filter(({ isWarning }) => isWarning).map(formatFinding);
  if (warnings.length) console.log(`Worth a look:\n${warnings.join('\n')}\n`);
  const mistakes = [
    ...settings,
    ...sorted.filter(({ isWarning }) => !isWarning).map(formatFinding),
  ];
  if (mistakes.length) throw new UserError(mistakes.join('\n'));
}

/**
 * A workflow command of GitHub's, escaped as its runner unescapes them
 * (github.com/actions/toolkit, packages/core/src/command.ts).
 */
function annotation({ file, line, sentence, isWarning }: Finding): string {
  const text = sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${isWarning ? 'warning' : 'error'} file=${file}${line ? `,line=${line}` : ''}::${text}`;
}
