import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import { UserError } from '../system/command';

/** Formats a diagnostic as `content/tuition.ts:34: …`, a link in most editors and terminals. */
function formatDiagnostic({ file, line, message }: Diagnostic): string {
  return `${line ? `${file}:${line}` : file}: ${message}`;
}

/** What the check says last if there are no mistakes. scripts/dev.ts waits for it. */
export const noMistakes = 'There are no mistakes in content/.';

/** Formats the mistakes and the warnings, sorted and without duplicates. */
export function sentencesOf(diagnostics: Diagnostic[]) {
  const all = sorted(diagnostics);
  const sentences = (wanted: Diagnostic['severity']) =>
    all.filter(({ severity = 'mistake' }) => severity === wanted).map(formatDiagnostic);
  return { mistakes: sentences('mistake'), warnings: sentences('warning') };
}

/**
 * Prints warnings and throws mistakes. On GitHub, each also becomes an annotation at its line.
 *
 * @param remedy the last line after mistakes
 * @throws UserError with every mistake
 */
export function report(
  diagnostics: Diagnostic[],
  remedy = 'Fix these, then run the check again.',
): void {
  if (process.env.GITHUB_ACTIONS)
    for (const each of sorted(diagnostics)) console.log(annotation(each));
  const { mistakes, warnings } = sentencesOf(diagnostics);
  if (warnings.length) console.log(`Worth a look:\n${warnings.join('\n')}\n`);
  if (mistakes.length) throw new UserError([...mistakes, remedy].join('\n'));
  console.log(noMistakes);
}

function sorted(diagnostics: Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((each) => [formatDiagnostic(each), each]));
  const byLocation = new Intl.Collator('en', { numeric: true }).compare;
  return [...unique].sort(([a], [b]) => byLocation(a, b)).map(([, each]) => each);
}

/** Formats a GitHub workflow command (github.com/actions/toolkit, packages/core/src/command.ts). */
function annotation({ file, line, message, severity }: Diagnostic): string {
  const location = `file=${file.replace(/[%\r\n:,]/g, encodeURIComponent)}${line ? `,line=${line}` : ''}`;
  const type = severity === 'warning' ? 'warning' : 'error';
  return `::${type} ${location}::${message.replace(/[%\r\n]/g, encodeURIComponent)}`;
}
