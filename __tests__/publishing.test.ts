/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gitEnvironment as env } from './git-environment';
import { temporaryFolder } from './temporary-folder';

/** What a commit writes: the text of each file, or nothing for a file that it deletes. */
type Change = Record<string, string | undefined>;

const words: Change = { 'content/school.ts': 'new words', 'public/files/form.pdf': 'form' };
const otherWords: Change = { 'content/home.ts': 'words', 'content/photos/a.jpg': undefined };
const software: Change = { 'components/header.tsx': 'new software' };
const reverted: Change = { 'components/header.tsx': 'software' };
const schema: Change = { 'content/schema/school.ts': 'new schema' };
const moved: Change = { 'components/header.tsx': undefined, 'content/header.ts': 'software' };
const template: Change = {
  ...reverted,
  'content/school.ts': 'words',
  'content/photos/a.jpg': 'photo',
  'content/schema/school.ts': 'schema',
};

const { pathOf, write } = temporaryFolder();

/** A fresh copy of the template, pushed to an empty repository. */
beforeEach(() => {
  execFileSync('git', ['init', '--quiet', '--bare', pathOf('remote.git')], { env });
  mkdirSync(pathOf('school'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@school.example');
  git('remote', 'add', 'origin', '../remote.git');
  commit(template);
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: pathOf('school'), env, encoding: 'utf8' }).trim();
}

/** Commits and pushes a change, and returns its commit. */
function commit(change: Change): string {
  write('school', change);
  git('add', '--all');
  git('commit', '--quiet', '--message=A change');
  git('push', '--quiet', 'origin', 'HEAD');
  return git('rev-parse', 'HEAD');
}

/** Runs a script as the workflow does, and returns its outputs. */
function run(script: string, event: string, ...args: string[]): Record<string, string> {
  git('fetch', '--quiet', '--prune', 'origin');
  const output = execFileSync(process.execPath, [resolve('scripts', script), ...args], {
    cwd: pathOf('school'),
    env: { ...env, GITHUB_EVENT_NAME: event },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return Object.fromEntries(output.split('\n').map((line) => line.split('=')));
}

const publish = (commit = git('rev-parse', 'HEAD')) => run('move-live.mjs', 'push', commit).publish;
const liveCommit = () => git('ls-remote', 'origin', 'refs/heads/live').split('\t')[0];

test.each([
  ['a fresh copy', [], 'gate'],
  ['words', [words, otherWords], 'gate'],
  ['software', [words, software], 'everything'],
])('before the first publication a push tests: %s', (_, changes, tests) => {
  const commits = changes.map(commit);
  const expected = { tests, launched: 'false', commit: commits.at(-1) ?? git('rev-parse', 'HEAD') };
  expect(run('what-to-test.mjs', 'push')).toMatchObject(expected);
});

test.each([
  ['words', [words, otherWords], 'gate'],
  ['a shape', [schema], 'everything'],
  ['software that moved into content', [moved], 'everything'],
  ['refused software followed by words', [software, words], 'everything'],
  ['refused software that was reverted', [software, reverted], 'gate'],
])('after it a push tests: %s', (_, changes, tests) => {
  publish();
  changes.forEach(commit);
  expect(run('what-to-test.mjs', 'push')).toMatchObject({ tests, launched: 'true' });
});

test('a pull request is compared with its base, even if that was refused', () => {
  publish();
  commit(software);
  for (const [change, tests] of [
    [words, 'gate'],
    [schema, 'everything'],
  ] as const) {
    git('switch', '--quiet', '--create', tests, 'main');
    commit(change);
    git('switch', '--quiet', '--detach', 'main');
    git('merge', '--quiet', '--no-ff', '--no-edit', tests);
    expect(run('what-to-test.mjs', 'pull_request').tests).toBe(tests);
  }
});

test('in the morning the live site is built and published again, without what was refused', () => {
  expect(run('what-to-test.mjs', 'workflow_dispatch').commit).toBe('');
  publish();
  const live = git('rev-parse', 'HEAD');
  commit(software);
  const morning = { commit: live, tests: 'gate' };
  expect(run('what-to-test.mjs', 'workflow_dispatch')).toMatchObject(morning);
  expect(publish(live)).toBe('true');
  expect(liveCommit()).toBe(live);
});

test('only the newest commit goes live, and never an older one', () => {
  publish();
  const first = liveCommit();
  const [refused, newest] = [words, otherWords].map(commit);
  expect(publish(refused)).toBe('false');
  expect(liveCommit()).toBe(first);
  expect(publish(newest)).toBe('true');
  expect(publish(first)).toBe('false');
  expect(liveCommit()).toBe(newest);
});
