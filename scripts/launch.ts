import { check, loadEnvironment } from './check';
import { checkContent } from './check/check-content';
import { inOrder, place, formatFinding, type Finding } from './check/finding';
import { runAsCommand, UserError, type Environment } from './command';
import { contentStandIns, openFrames } from './launch/content';
import { drawingStandIns } from './launch/drawings';
import { settingStandIns } from './launch/settings';

/**
 * Everything that still stands in for something of the school's own, and must not reach the public.
 *
 * @param root the project's folder
 * @throws UserError with what `npm run check` says, where the content has mistakes
 */
export async function standIns(
  environment: Environment,
  root = '.',
): Promise<{ left: Finding[]; notes: string[] }> {
  const configuration = await check(environment, root);
  const { content } = await checkContent(root);
  if (!content) throw new Error('The content passed its check and could not be read.');
  const left = [
    ...contentStandIns(content),
    ...drawingStandIns(root),
    ...settingStandIns(configuration),
  ];
  return { left: inOrder(left), notes: openFrames(content).map(formatFinding) };
}

/** The list by file, as it is printed. */
export function byFile(left: Finding[]): string {
  const files = new Map<string, Finding[]>();
  for (const each of left) files.set(each.file, [...(files.get(each.file) ?? []), each]);
  return [...files.values()]
    .map((findings) => findings.map((each) => `${place(each)}\n    ${each.sentence}`).join('\n'))
    .join('\n\n');
}

void runAsCommand(import.meta.url, async () => {
  const { left, notes } = await standIns(loadEnvironment(false));
  if (notes.length) {
    console.log(`These do not hold the launch up, but the school will want to see to them:\n`);
    console.log(`${notes.map((note) => `  ${note}`).join('\n')}\n`);
  }
  if (left.length === 0) {
    console.log('Nothing stands in for anything any more: the site may go out.');
    return;
  }
  const count = left.length === 1 ? 'One thing is' : `${left.length} things are`;
  throw new UserError(
    `${count} still a stand-in, so the site must not go out yet.\n\n${byFile(left)}`,
  );
});
