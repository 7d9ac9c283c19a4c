import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../scripts/check/content';
import { formatFinding } from '../../scripts/check/report';
import type { Answer } from './edit';

/**
 * Checks every copy of the content in a folder, in one process, and prints what each editor would
 * read. Jest cannot do it itself: the check imports modules by their file.
 */
const [folder = '', today = ''] = process.argv.slice(2);
const answers: Record<string, Answer> = {};
for (const name of readdirSync(folder)) {
  const findings = await checkContent(join(folder, name), new Date(today));
  const sentences = (isWarning: boolean) => [
    ...new Set(findings.filter((each) => !each.isWarning !== isWarning).map(formatFinding)),
  ];
  answers[name] = { mistakes: sentences(false), warnings: sentences(true) };
}
process.stdout.write(JSON.stringify(answers));
