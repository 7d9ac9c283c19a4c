import { readFileSync, writeFileSync } from 'node:fs';
import { notConnected } from '../app/_site/read-configuration';
import { dayAt, isOver } from '../content/days';
import { check, loadEnvironment } from './check';
import { formatFinding, type Finding } from './check/finding';
import { runAsCommand, UserError } from './command';
import { readFacts, type Fact } from './launch/facts';

/** What the sample says, in short, as `readSample` finds it. */
const sampleFile = 'scripts/launch/sample.json';
export const keptSample = () => JSON.parse(readFileSync(sampleFile, 'utf8')) as string[];

/** Words that any school would keep: names, labels, buttons, messages of forms, addresses. */
const suitsAnySchool = [
  /\.(id|path|sameAs|href|photo|focus|program|session|labels?|menu|greeting|closing)(\.|$)/,
  /^(?!school\.).*\.name$|^(?!pages\.).*\.title$|^(site|contact\.form|enrollment\.(frame|emailOrCall))\b|\.quote\.|^dates\.\w+$/,
  /^contact\.(otherWays|saveContact)$|^home\.(\w+Link|facts\.licensed)$|^toddler-program\.contents$/,
  /^tuition\.(free$|columns\.|finder\.(heading|text|questions|row|notOffered)\b)/,
];

/** What the sample in a folder says, to be kept in `launch/sample.json`. */
export function readSample(root: string): string[] {
  const keys = readFacts(root)
    .filter(({ name }) => !suitsAnySchool.some((pattern) => pattern.test(name)))
    .map(({ key }) => key);
  return [...new Set(keys)].sort();
}

/**
 * Everything in a folder that is still the sample's, in a sentence for each section of a module, and
 * a school year that is over by now. What `content/ours.ts` names is left out.
 */
export function standIns(root: string, now: Date, sample = keptSample()): Finding[] {
  const facts = readFacts(root);
  const ours = facts.filter(({ name }) => name === 'ours').map(({ value }) => value);
  const isIn = (prefix: string, name: string) => `${name}.`.startsWith(`${prefix}.`);
  const sections = new Map<string, Fact[]>();
  for (const fact of facts.filter(({ key }) => sample.includes(key))) {
    if (ours.some((prefix) => isIn(prefix, fact.name))) continue;
    const section = fact.name.split('.').slice(0, 2).join('.');
    sections.set(section, [...(sections.get(section) ?? []), fact]);
  }
  const findings: Finding[] = [...sections].map(([section, [first, ...more]]) => {
    const shown = first!.value.replace(/^(.{47}).{4,}$/s, '$1…');
    const places = more.length ? `, in ${more.length + 1} places` : '';
    const name = more.every((fact) => fact.name === first!.name) ? first!.name : section;
    return { ...first!, sentence: `“${name}” is still the sample’s${places}: “${shown}”.` };
  });
  const year = facts.find(({ name }) => name === 'school.schoolYear');
  const timeZone = facts.find(({ name }) => name === 'school.timeZone')?.value ?? 'UTC';
  if (year && isOver(year.value, dayAt(now, timeZone))) {
    findings.push({ ...year, sentence: `the school year ${year.value} is over: begin a new one.` });
  }
  for (const prefix of ours.filter((each) => !facts.some(({ name }) => isIn(each, name)))) {
    const sentence = `nothing is called “${prefix}”: correct its spelling, or take it out.`;
    findings.push({ file: 'content/ours.ts', sentence });
  }
  return findings;
}

void runAsCommand(import.meta.url, async () => {
  if (process.argv.includes('--sample')) {
    writeFileSync(sampleFile, `${JSON.stringify(readSample('.'))}\n`);
    return console.log('The content of this moment is the sample now.');
  }
  const configuration = await check(loadEnvironment(false));
  const { hostname } = new URL(configuration.siteUrl);
  configuration.siteUrlIsSet &&= !/(^|\.)(example|localhost)$|^127\.|^\[::1\]$/.test(hostname);
  const findings = standIns('.', new Date());
  const left = findings.map((each, index) => {
    const space = each.file === findings[index - 1]?.file ? '' : '\n';
    return space + formatFinding(each);
  });
  // A school may do without an online form.
  left.push(...notConnected({ ...configuration, enrollmentFormUrl: 'none' }));
  if (left.length) {
    throw new UserError(
      `The site must not go out yet:\n${left.join('\n')}\n\n` +
        'Write your own in the place of the sample’s. What is true of your school as it is, name in ' +
        'content/ours.ts, as it stands here between the quotation marks. Settings stand in .env.local ' +
        'on your own computer, and on GitHub under Settings, Secrets and variables, Actions, Variables.',
    );
  }
  console.log('Nothing is the sample’s any more: the site may go out.');
});
