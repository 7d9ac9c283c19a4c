import type { Finding } from '../../content/schema/finding';
import { UserError } from '../system/command';

/** Formats a finding as `content/tuition.ts:34: …`, which most editors and terminals turn into a link. */
export function formatFinding({ file, line, sentence }: Finding): string {
  return `${line ? `${file}:${line}` : file}: ${sentence}`;
}

/**
 * Prints warnings and throws mistakes, sorted by file and line and without repeats. On GitHub, each one also
 * becomes an annotation at its line in the pull request.
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
 * Formats a GitHub workflow command, with the escapes that GitHub's runner reverses
 * (github.com/actions/toolkit, packages/core/src/command.ts).
 */
function annotation({ file, line, sentence, isWarning }: Finding): string {
  const text = sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${isWarning ? 'warning' : 'error'} file=${file}${line ? `,line=${line}` : ''}::${text}`;
}
