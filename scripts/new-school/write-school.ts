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
      .replaceAll("'@/content/", "'./")
      .replace(/'[^'\n]*'/g, (literal) => literals.get(literal) ?? literal);
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

/** Maps each value of the short school to its replacement, both in quotation marks. */
function literalsOf(answers: Answers, today: Date): Map<string, string> {
  const facts = factsOf(answers);
  const { postalAddress } = facts;
  const values: [string | undefined, string][] = [
    [school.name, facts.name],
    [school.shortName, facts.shortName],
    [school.description, facts.description],
    [school.postalAddress.town, postalAddress.town],
    [school.postalAddress.state, postalAddress.state],
    [school.postalAddress.postalCode, postalAddress.postalCode],
    [school.telephone, facts.telephone],
    [school.email, facts.email],
    [school.locale, facts.locale],
    [school.schoolYear, nextSchoolYear(today)],
    [school.timeZone, timeZone()],
    [colors.accent, answers.color],
  ];
  return new Map(values.map(([old, value]) => [quoted(old), quoted(value)]));
}

const quoted = (value = '') => `'${value.replace(/[\\']/g, '\\$&')}'`;

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
