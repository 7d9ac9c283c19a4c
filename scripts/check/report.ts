import type { Finding } from '../../content/schema/explain/finding';
import { UserError } from '../system/command';

/** Formats a finding as `content/tuition.ts:34: …`, which most editors and terminals turn into a link. */
export function formatFinding({ file, line, sentence }: Finding): string {
  return `${line ? `${file}:${line}` : file}: ${sentence}`;
}

/** The lines of mistakes and of warnings, sorted by file and line and without repeats. */
export function linesOf(findings: Finding[]) {
  const lines = (isWarning: boolean) =>
    sorted(findings).flatMap(([line, each]) => (Boolean(each.isWarning) === isWarning ? line : []));
  return { mistakes: lines(false), warnings: lines(true) };
}

/**
 * Prints warnings and throws mistakes. On GitHub, each one also becomes an annotation at its line in the
 * pull request.
 *
 * @throws UserError with a sentence for every mistake
 */
export function report(findings: Finding[]): void {
  if (process.env.GITHUB_ACTIONS)
    for (const [, each] of sorted(findings)) console.log(annotation(each));
  const { mistakes, warnings } = linesOf(findings);
  if (warnings.length) console.log(`Worth a look:\n${warnings.join('\n')}\n`);
  if (mistakes.length) throw new UserError(mistakes.join('\n'));
}

function sorted(findings: Finding[]) {
  const unique = new Map(findings.map((finding) => [formatFinding(finding), finding]));
  return [...unique].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/**
 * Formats a GitHub workflow command, with the escapes that GitHub's runner reverses
 * (github.com/actions/toolkit, packages/core/src/command.ts).
 */
function annotation({ file, line, sentence, isWarning }: Finding): string {
  const text = sentence.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${isWarning ? 'warning' : 'error'} file=${file}${line ? `,line=${line}` : ''}::${text}`;
}
