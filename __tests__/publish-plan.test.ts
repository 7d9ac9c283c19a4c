/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a commit writes: the text of each file, or nothing for a file that it deletes. */
type Change = Record<string, string | undefined>;

const words: Change = { 'content/school.ts': 'new words' };
const code: Change = { 'components/header.tsx': 'new code' };
const original: Change = {
  'content/school.ts': 'words',
  'content/photos/garden.jpg': 'photo',
  'content/schema/school.ts': 'schema',
  'components/header.tsx': 'code',
};
const live = 'site-2031-09-02-1200';
const earlier = 'site-2031-09-01-1200';

/** Hides this computer's git settings and its clock. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@school.example',
  GIT_AUTHOR_DATE: '2031-09-02T12:00:00Z',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@school.example',
  GIT_COMMITTER_DATE: '2031-09-02T12:00:00Z',
};
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'publish-plan-'));
  git('init', '--quiet', '--initial-branch=main');
  commit(original);
});

afterEach(() => rmSync(repository, { recursive: true, force: true, maxRetries: 3 }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: repository, env, encoding: 'utf8' }).trim();
}

function commit(change: Change) {
  for (const [name, text] of Object.entries(change)) {
    const file = join(repository, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
  git('add', '--all');
  git('commit', '--quiet', '--message=A change');
}

/** What the workflows build and test after an event, if `tag` is the live release. */
function plan(event: string, tag: string, folder = repository) {
  const output = execFileSync(process.execPath, [resolve('scripts/publish-plan.mjs'), tag], {
    cwd: folder,
    env: { ...env, GITHUB_EVENT_NAME: event, GITHUB_SHA: git('rev-parse', 'HEAD') },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const { ref, way } = Object.fromEntries(
    output
      .trim()
      .split('\n')
      .map((line) => line.split('=')),
  );
  return { builds: ref && git('rev-parse', `${ref}^{commit}`), way };
}

const everything = () => ({ builds: git('rev-parse', 'HEAD'), way: 'everything' });
const onlyWords = () => ({ builds: git('rev-parse', 'HEAD'), way: 'words' });

describe('after a change on main', () => {
  test.each<[string, Change[]]>([
    ['words', [words]],
    ['a photo and a document', [{ 'content/photos/a.jpg': 'a', 'content/files/form.pdf': 'form' }]],
    [
      'the name of a photo',
      [{ 'content/photos/garden.jpg': undefined, 'content/photos/yard.jpg': 'photo' }],
    ],
    ['code, and then changed back', [code, { 'components/header.tsx': 'code' }]],
    ['nothing', []],
  ])('the short way is enough if only this changed since the live release: %s', (_, changes) => {
    git('tag', live);
    changes.forEach(commit);
    expect(plan('push', live)).toEqual(onlyWords());
  });

  test.each<[string, Change[]]>([
    ['code', [code]],
    ['words and code in one commit', [{ ...words, ...code }]],
    ['words after code that was refused', [code, words]],
    ['the schema', [{ 'content/schema/school.ts': 'new schema' }]],
    [
      'the name of a file of code',
      [{ 'components/header.tsx': undefined, 'components/top.tsx': 'code' }],
    ],
    [
      'a file that moved from code into content',
      [{ 'components/header.tsx': undefined, 'content/header.ts': 'code' }],
    ],
    ['a folder whose name begins with “content”', [{ 'content-of-last-year/school.ts': 'words' }]],
  ])('everything is tested if this changed since the live release: %s', (_, changes) => {
    git('tag', live);
    changes.forEach(commit);
    expect(plan('push', live)).toEqual(everything());
  });
});

test.each(['pull_request', 'workflow_dispatch'])(
  'the event %s is compared with the live release, too',
  (event) => {
    git('tag', live);
    commit(words);
    expect(plan(event, live)).toEqual(onlyWords());
    commit(code);
    commit({ 'content/school.ts': 'newer words' });
    expect(plan(event, live)).toEqual(everything());
  },
);

describe('in the morning', () => {
  test('the live release is built again, not the code that was refused after it', () => {
    git('tag', live);
    const passed = onlyWords();
    commit(code);
    expect(plan('schedule', live)).toEqual(passed);
  });

  test('after a rollback, the release that it went back to is built again', () => {
    git('tag', earlier);
    const passed = onlyWords();
    commit(code);
    git('tag', live);
    expect(plan('schedule', earlier)).toEqual(passed);
  });

  test('nothing is built before the first release', () => {
    expect(plan('schedule', '')).toEqual({ builds: '', way: '' });
  });

  test('nothing is built if the latest release is not a release of the site', () => {
    git('tag', 'v2.0');
    expect(plan('schedule', 'v2.0')).toEqual({ builds: '', way: '' });
  });

  test('it is past midnight in every time zone that a school can have', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    const [, minute = '', hour = ''] = /cron: '(\d+) (\d+) \* \* \*'/.exec(workflow) ?? [];
    for (const day of ['2031-01-15', '2031-07-15']) {
      const morning = new Date(`${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00Z`);
      const late = Intl.supportedValuesOf('timeZone').filter(
        (timeZone) => morning.toLocaleDateString('en-CA', { timeZone }) < day,
      );
      expect(late).toEqual([]);
    }
  });
});

describe('everything is tested', () => {
  test('before the first release', () => {
    commit(words);
    expect(plan('push', '')).toEqual(everything());
  });

  test('after a rollback, if code has changed since the release that it went back to', () => {
    git('tag', earlier);
    commit(code);
    git('tag', live);
    commit(words);
    expect(plan('push', earlier)).toEqual(everything());
  });

  test('if the latest release is not a release of the site', () => {
    git('tag', 'v2.0');
    commit(words);
    expect(plan('push', 'v2.0')).toEqual(everything());
  });

  test.each([
    ['without tags', '--no-tags'],
    ['without its history', '--depth=1'],
  ])('where the way cannot be decided: in a clone %s', (_, option) => {
    git('tag', live);
    commit(words);
    const clone = join(repository, 'clone');
    git('clone', '--quiet', option, pathToFileURL(repository).href, clone);
    expect(plan('push', live, clone)).toEqual(everything());
    expect(plan('schedule', live, clone)).toEqual({
      builds: git('rev-parse', live),
      way: 'everything',
    });
  });
});
