/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gitEnvironment as env } from './git-environment';

/** What a commit writes: the text of each file, or nothing for a file that it deletes. */
type Change = Record<string, string | undefined>;
/** A commit, or something else that happens to the repository. */
type Step = Change | 'publish' | 'revert' | 'delete live';

const words: Change = { 'content/school.ts': 'new words', 'public/files/form.pdf': 'form' };
const otherWords: Change = { 'content/home.ts': 'words', 'content/photos/a.jpg': undefined };
const software: Change = { 'components/header.tsx': 'new software' };
const schema: Change = { 'content/schema/school.ts': 'new schema' };
const moved: Change = { 'components/header.tsx': undefined, 'content/header.ts': 'software' };
const template: Change = {
  'content/school.ts': 'words',
  'content/photos/a.jpg': 'photo',
  'content/schema/school.ts': 'schema',
  'components/header.tsx': 'software',
};

let folder: string;

/** A fresh copy of the template, pushed to an empty repository. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')], { env });
  mkdirSync(join(folder, 'school'));
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', '../remote.git');
  take(template);
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: join(folder, 'school'), env, encoding: 'utf8' }).trim();
}

/** Runs a script as the workflow does, and returns its outputs. */
function run(script: string, event: string, ...args: string[]): Record<string, string> {
  git('fetch', '--quiet', '--prune', 'origin');
  const output = execFileSync(process.execPath, [resolve('scripts', script), ...args], {
    cwd: join(folder, 'school'),
    env: { ...env, GITHUB_EVENT_NAME: event },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return Object.fromEntries(output.split('\n').map((line) => line.split('=')));
}

const publish = (commit = git('rev-parse', 'HEAD')) => run('move-live.mjs', 'push', commit).publish;
const liveCommit = () => git('ls-remote', 'origin', 'refs/heads/live').split('\t')[0];

function take(step: Step) {
  if (step === 'publish') return publish();
  if (step === 'delete live') return git('push', '--quiet', '--delete', 'origin', 'live');
  if (step === 'revert') git('revert', '--no-edit', 'HEAD');
  else {
    for (const [name, text] of Object.entries(step)) {
      const file = join(folder, 'school', name);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
    git('add', '--all');
    git('commit', '--quiet', '--message=A change');
  }
  return git('push', '--quiet', 'origin', 'main');
}

test.each<[string, Step[], Record<string, string>]>([
  ['a fresh copy', [], { tests: 'gate', launched: 'false' }],
  ['words before the first publication', [words, otherWords], { tests: 'gate' }],
  ['software before the first publication', [words, software], { tests: 'everything' }],
  ['words', ['publish', words, otherWords], { tests: 'gate', launched: 'true' }],
  ['a shape', ['publish', schema], { tests: 'everything' }],
  ['software that moved into content', ['publish', moved], { tests: 'everything' }],
  ['refused software followed by words', ['publish', software, words], { tests: 'everything' }],
  ['refused software that was reverted', ['publish', software, 'revert'], { tests: 'gate' }],
  ['words after “live” was deleted', ['publish', 'delete live', words], { launched: 'false' }],
])('what a push tests: %s', (_, steps, expected) => {
  steps.forEach(take);
  expect(run('what-to-test.mjs', 'push')).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    ...expected,
  });
});

test('a pull request is compared with its base, even if that was refused', () => {
  for (const step of ['publish', software] as const) take(step);
  for (const [branch, change, tests] of [
    ['words', words, 'gate'],
    ['software', schema, 'everything'],
  ] as const) {
    git('switch', '--quiet', '--create', branch, 'main');
    take(change);
    git('switch', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--no-edit', branch);
    expect(run('what-to-test.mjs', 'pull_request').tests).toBe(tests);
  }
});

test('in the morning the live site is built and published again, without what was refused', () => {
  expect(run('what-to-test.mjs', 'workflow_dispatch').commit).toBe('');
  take('publish');
  const live = git('rev-parse', 'HEAD');
  take(software);
  const morning = { commit: live, tests: 'gate' };
  expect(run('what-to-test.mjs', 'workflow_dispatch')).toMatchObject(morning);
  expect(publish(live)).toBe('true');
  expect(liveCommit()).toBe(live);
});

test('only the newest commit goes live, and never an older one', () => {
  take('publish');
  const first = git('rev-parse', 'HEAD');
  take(words);
  const refused = git('rev-parse', 'HEAD');
  take(otherWords);
  const newest = git('rev-parse', 'HEAD');
  expect(publish(refused)).toBe('false');
  expect(liveCommit()).toBe(first);
  expect(publish(newest)).toBe('true');
  expect(publish(first)).toBe('false');
  expect(liveCommit()).toBe(newest);
});

test('the morning comes after midnight in every time zone that a school can have', () => {
  const workflow = readFileSync('.github/workflows/mornings.yml', 'utf8');
  const [, minute = '', hour = ''] = /cron: '(\d+) (\d+) \* \* \*'/.exec(workflow) ?? [];
  for (const day of ['2031-01-15', '2031-07-15']) {
    const morning = new Date(`${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00Z`);
    const late = Intl.supportedValuesOf('timeZone').filter(
      (timeZone) => morning.toLocaleDateString('en-CA', { timeZone }) < day,
    );
    expect(late).toEqual([]);
  }
});
