import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notConnected } from '../app/_site/read-configuration';
import { dayAt, isOver } from '../content/schema/days';
import type { Finding } from '../content/schema/finding';
import { leaves } from '../content/schema/leaves';
import { check, loadEnvironment } from './check';
import { loadContent, readSources } from './check/content';
import { formatFinding } from './check/report';
import { lineOf } from './check/source';
import { runAsCommand, UserError } from './command';
import { filesIn } from './files';

/** The sample school: who it is, and a hash of each of its files. `--sample` writes it again. */
const sampleFile = 'scripts/launch-sample.json';
type Sample = Awaited<ReturnType<typeof readSample>>;

/** What a visitor would take for the school's own. The sample's head of school has no name. */
const identity = [
  'name',
  'postalAddress',
  'telephone',
  'email',
  'license',
  'associations',
] as const;

/** What `sampleFile` holds for the content below a folder. */
export async function readSample(root: string) {
  const { school } = (await loadContent(root)).content;
  const names = (await filesIn(join(root, 'content'))).filter(
    (name) => !/^schema|\.md$/.test(name),
  );
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(root, 'content', name)))
      .digest('hex')
      .slice(0, 8);
  return {
    school: Object.fromEntries(identity.map((field) => [field, JSON.stringify(school[field])])),
    files: Object.fromEntries(names.map((name) => [name, hash(name)])),
  };
}

/**
 * What would mislead visitors of the site below a folder: the sample's identity, and a school year that
 * is over.
 *
 * @param now the moment at which the school year may be over
 */
export async function standIns(root: string, now: Date, sample: Sample): Promise<Finding[]> {
  const { school } = (await loadContent(root)).content;
  const source = readSources(root).find(({ file }) => file === 'content/school.ts')!;
  const at = (field: string, sentence: string) => {
    return { file: source.file, line: lineOf(source, [field]), sentence };
  };
  const own = (await readSample(root)).school;
  const same = identity.filter((field) => own[field] && own[field] === sample.school[field]);
  const sentences = same.map((field) => at(field, `“${field}” is still the sample’s.`));
  if (!isOver(school.schoolYear, dayAt(now, school.timeZone))) return sentences;
  const over = `the school year ${school.schoolYear} is over: begin a new one.`;
  return [...sentences, at('schoolYear', over)];
}

void runAsCommand(import.meta.url, async () => {
  const own = await readSample('.');
  if (process.argv.includes('--sample')) {
    writeFileSync(sampleFile, `${JSON.stringify(own, null, 2)}\n`);
    return console.log('The current content is the sample now.');
  }
  const configuration = await check(loadEnvironment(false));
  const sample = JSON.parse(readFileSync(sampleFile, 'utf8')) as Sample;
  const kept = Object.keys(own.files).filter((name) => own.files[name] === sample.files[name]);
  if (kept.length) console.log(`Worth a look: still as in the sample are ${kept.join(', ')}.\n`);
  const { content } = await loadContent('.');
  const contact =
    content.pages.some(({ id }) => id === 'contact') ||
    leaves(content).some(({ path }) => path.includes('contactForm'));
  const missing = [
    ...(await standIns('.', new Date(), sample)).map(formatFinding),
    // A school need not have an online form.
    ...notConnected(configuration, { contact, enrollment: false }),
  ];
  if (!missing.length) return console.log('Nothing keeps the site from being published.');
  throw new UserError(`Before the site can be published:\n${missing.join('\n')}`);
});
