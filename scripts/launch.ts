import { readFileSync, writeFileSync } from 'node:fs';
import { notConnected } from '../app/_site/read-configuration';
import { dayAt, isOver } from '../content/schema/days';
import type { Finding } from '../content/schema/finding';
import { check, loadEnvironment } from './check';
import { formatFinding } from './check/report';
import { runAsCommand, UserError } from './command';
import { readFacts, type Fact } from './launch/facts';

/** The keys of the sample's facts. */
const sampleFile = 'scripts/launch/sample.json';
const readSample = () => JSON.parse(readFileSync(sampleFile, 'utf8')) as string[];

/** The keys of all facts below a folder, as `launch/sample.json` keeps them. */
export async function sampleOf(root: string): Promise<string[]> {
  const { facts } = await readFacts(root);
  return [...new Set(facts.map(({ key }) => key))].sort();
}

/**
 * Everything below a folder that is still the sample's, with one finding for each section of a module,
 * and a school year that is over. Leaves out what `content/confirmed.ts` names.
 *
 * @param now the moment at which the school year may be over
 */
export async function standIns(root: string, now: Date, sample = readSample()): Promise<Finding[]> {
  const { facts, content } = await readFacts(root);
  const { school, confirmed } = content;
  const names = (confirmed ?? []) as string[];
  const isIn = (prefix: string, name: string) => `${name}.`.startsWith(`${prefix}.`);
  const sections = new Map<string, Fact[]>();
  for (const fact of facts.filter(({ key }) => sample.includes(key))) {
    if (names.some((prefix) => isIn(prefix, fact.name))) continue;
    const section = fact.value ? fact.name.split('.').slice(0, 2).join('.') : fact.name;
    sections.set(section, [...(sections.get(section) ?? []), fact]);
  }
  const findings = [...sections].map(([section, same]) => standIn(section, same));
  if (isOver(school.schoolYear, dayAt(now, school.timeZone))) {
    const { file, line } = facts.find(({ name }) => name === 'school.schoolYear')!;
    const sentence = `the school year ${school.schoolYear} is over: begin a new one.`;
    findings.push({ file, line, sentence });
  }
  for (const prefix of names.filter((each) => !facts.some(({ name }) => isIn(each, name)))) {
    const sentence = `nothing is called “${prefix}”: correct its spelling, or remove it.`;
    findings.push({ file: 'content/confirmed.ts', sentence });
  }
  return findings;
}

function standIn(section: string, [first, ...more]: Fact[]): Finding {
  const { file, line, name, value } = first!;
  if (!value)
    return { file, sentence: 'this file is still the sample’s: replace it with your own.' };
  const shown = value.replace(/^(.{47}).{4,}$/s, '$1…');
  const places = more.length ? `, in ${more.length + 1} places` : '';
  return {
    file,
    line,
    sentence: `“${more.length ? section : name}” is still the sample’s${places}: “${shown}”.`,
  };
}

void runAsCommand(import.meta.url, async () => {
  if (process.argv.includes('--sample')) {
    writeFileSync(sampleFile, `${JSON.stringify(await sampleOf('.'))}\n`);
    return console.log('The current content is the sample now.');
  }
  const configuration = await check(loadEnvironment(false));
  const { hostname } = new URL(configuration.siteUrl);
  configuration.siteUrlIsSet &&= !/(^|\.)(example|localhost)$|^127\.|^\[::1\]$/.test(hostname);
  const findings = await standIns('.', new Date());
  const left = findings.map((each, index) => {
    const space = each.file === findings[index - 1]?.file ? '' : '\n';
    return space + formatFinding(each);
  });
  // A school need not have an online form.
  left.push(...notConnected({ ...configuration, enrollmentFormUrl: 'none' }));
  if (left.length) {
    throw new UserError(
      `The site must not be published yet:\n${left.join('\n')}\n\n` +
        'Replace the sample’s words with your own. If they are true of your school, add the name ' +
        'between the first quotation marks to content/confirmed.ts. Settings belong into .env.local on ' +
        'your computer, and on GitHub under Settings, Secrets and variables, Actions, Variables.',
    );
  }
  console.log('Nothing is left of the sample: the site can be published.');
});
