import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { cleanText } from '../../content/schema/parts/characters';
import { loadSchool } from '../school/load-school';
import { runAsCommand, UserError } from '../system/command';
import { defaults, mistakesIn, questions, type Answers } from './answers';
import { writeSchool } from './write-school';

const backupFolder = '.preview/sample';

/**
 * `npm run new-school`: asks five questions and replaces the sample in `content/` with a short school of blanks.
 * Options answer them instead: `npm run new-school -- --name 'Sunrise Montessori School' --town Springfield …`.
 */
void runAsCommand(async () => {
  await stopIfTextWouldBeLost();
  const given = answersOfOptions() ?? (await ask());
  writeSchool('.', given, new Date());
  console.log(`
content/ is now the website of ${given.name}. Start it with npm run dev, and replace each blank that you
see on its pages with your answer. npm run check counts the blanks that are left.`);
});

/** Stops if the command would delete a school's own text or uncommitted changes. Without Git, makes a backup. */
async function stopIfTextWouldBeLost(): Promise<void> {
  const { content } = await loadSchool('.', {});
  if (!Object(content.school).sample)
    throw new UserError(
      'This command only replaces the sample, and content/school.ts has no “sample: true”. It would delete your school’s text. To start over, put the template’s content/ folder back first.',
    );
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', 'content'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    cpSync('content', backupFolder, { recursive: true });
    console.log(
      `This folder has no Git history, so a copy of content/ is now in ${backupFolder}/.`,
    );
  } else if (stdout)
    throw new UserError(
      `content/ has changes that aren’t committed. This command would delete them:\n${stdout}Commit them, or undo them with git restore content.`,
    );
}

/** The answers in the command's options. Undefined if it has none. */
function answersOfOptions(): Answers | undefined {
  const names = Object.keys(defaults) as (keyof Answers)[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ options, strict: false });
  const given = Object.keys(values);
  if (!given.length) return undefined;
  const namesOf = (some: string[]) => some.map((name) => `--${name}`).join(', ');
  const unknown = given.find((name) => !(name in defaults));
  if (unknown)
    throw new UserError(`Unknown option --${unknown}. The options are ${namesOf(names)}.`);
  const answers = { ...defaults };
  for (const name of names) {
    const value = values[name];
    // An option without a value is `true`.
    answers[name] = typeof value === 'string' ? cleanText(value) : '';
  }
  const missing = names.filter((name) => !answers[name]);
  if (missing.length)
    throw new UserError(
      `These answers are missing: ${namesOf(missing)}. Add them, or run the command without options to be asked.`,
    );
  const mistakes = mistakesIn(answers);
  if (mistakes.length) throw new UserError(mistakes.join('\n'));
  return answers;
}

/** Asks each question until its answer has no mistake. */
async function ask(): Promise<Answers> {
  console.log('Answer five questions. Press Enter to accept the answer in parentheses.\n');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike question(), it loses no line that is piped in.
  const lines = terminal[Symbol.asyncIterator]();
  let answers = defaults;
  for (const { text, example, read } of questions) {
    for (let mistakes = ['']; mistakes.length;) {
      terminal.setPrompt(`${text} (${example}) `);
      terminal.prompt();
      const { value: typed = '', done } = await lines.next();
      if (done) throw new UserError('You left before the last question, so nothing was changed.');
      const next = { ...answers, ...read(cleanText(typed) || example) };
      mistakes = mistakesIn(next);
      if (mistakes.length) console.log(mistakes.join('\n'));
      else answers = next;
    }
  }
  terminal.close();
  return answers;
}
