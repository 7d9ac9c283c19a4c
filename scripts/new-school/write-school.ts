import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../system/files';
import { factsOf, type Answers } from './answers';
import colors from './content/colors';
import school from './content/school';
import { monogram } from './monogram';

const templates = 'scripts/new-school/content';

/** Replaces the sample in `content/` with a short school: its text, a logo and an icon, but no photos. */
export function writeSchool(root: string, answers: Answers, today: Date): void {
  const content = join(root, 'content');
  for (const name of filesIn(content).filter(isOfSchool)) rmSync(join(content, name));
  const literals = literalsOf(answers, today);
  for (const name of filesIn(templates)) {
    const text = readFileSync(join(templates, name), 'utf8')
      .replaceAll('"@/content/', '"./')
      .replace(/"[^"\n]*"/g, (literal) => literals.get(literal) ?? literal);
    writeFileSync(join(content, name), text);
  }
  const drawing = monogram(answers.name, answers.color);
  for (const name of ['logo', 'icon'])
    writeFileSync(join(content, `drawings/${name}.svg`), drawing);
  // Git keeps no empty folder, and editors upload photos to this one.
  writeFileSync(join(content, 'photos/.gitkeep'), '');
}

/** Whether a file of `content/` is the school's: a module, a photo or a drawing. */
const isOfSchool = (name: string) => /^([^/]+\.ts|(photos|drawings)\/.*)$/.test(name);

/** Maps each text of the short school's `school.ts`, and its color, to its replacement, both in quotation marks. */
function literalsOf(answers: Answers, today: Date): Map<string, string> {
  const facts = {
    ...factsOf(answers),
    schoolYear: nextSchoolYear(today),
    timeZone: timeZone(),
  };
  const replacements = textsIn([{ ...school, ...facts }, answers.color]);
  const texts = textsIn([school, colors.accent]);
  return new Map(texts.map((text, index) => [quoted(text), quoted(replacements[index]!)]));
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

const quoted = (value: string) => JSON.stringify(value);

/** The school year that begins next. School years begin in August. */
function nextSchoolYear(today: Date): string {
  const first = today.getFullYear() + (today.getMonth() < 7 ? 0 : 1);
  return `${first}-${first + 1}`;
}

/** This computer's time zone, or the template's in a codespace, which uses UTC. */
function timeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes('/') && !timeZone.startsWith('Etc/') ? timeZone : school.timeZone;
}
