import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { pathOf, write } from './temporary-folder';

/** The commands exactly as the changelog has them. */
const [, recipe = ''] =
  /## How to take a new version[^]*?\n```bash\n([^]*?)```/.exec(
    readFileSync('CHANGELOG.md', 'utf8'),
  ) ?? [];

const packages = { name: 'site', version: '1.0.0', scripts: { check: 'node --version' } };
/** What the template has in both versions. */
const template = {
  'package.json': JSON.stringify(packages),
  'package-lock.json': JSON.stringify({ ...packages, lockfileVersion: 3, packages: {} }),
  '.gitignore': 'node_modules',
  'app/page.tsx': 'page',
  'content/README.md': 'guide',
  'content/guide/list.webp': 'picture',
  'content/home.ts': 'sample',
  'content/schema/home.ts': 'shape',
};
/** What only the first version has. */
const old = {
  'app/gone.tsx': 'gone',
  'content/guide/gone.webp': 'gone',
  'content/schema/gone.ts': 'gone',
};
const news = {
  'app/page.tsx': 'new page',
  'app/[...page]/ein größerer Name.tsx': 'added',
  'content/README.md': 'new guide',
  'content/guide/list.webp': 'new picture',
  'content/schema/home.ts': 'new shape',
  'content/schema/added.ts': 'added',
};
/** Files of the new version that a school does not take. */
const newSample = { 'content/home.ts': 'new sample', 'public/new-sample.pdf': 'sample' };
const school = {
  'content/home.ts': 'words',
  'content/our-garden.ts': 'a page',
  'content/photos/the garden, ñ.jpg': 'picture',
  'public/files/form.pdf': 'form',
  'wrangler.toml': 'host',
  'docs/minutes.md': 'minutes',
  '.github/CODEOWNERS': 'owners',
};

beforeEach(() => {
  commit('template', { ...template, ...old });
  Object.keys(old).forEach((name) => rmSync(pathOf('template', name)));
  commit('template', { ...news, ...newSample });
  git('template', 'tag', 'v1.1.0');
  commit('school', { ...template, ...old, ...school });
});

function git(repository: string, ...args: string[]): string {
  const editor = ['-c', 'user.name=Editor', '-c', 'user.email=editor@school.example'];
  return execFileSync('git', [...editor, ...args], {
    cwd: pathOf(repository),
    // Ignore this computer's own Git settings.
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      TEMPLATE: '../template',
      VERSION: 'v1.1.0',
    },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

function commit(repository: string, files: Record<string, string>) {
  write(repository, files);
  git(repository, 'init', '--quiet', '--initial-branch=main');
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message=A change');
}

/** The text of each file of the school that Git does not ignore. */
function files(): Record<string, string> {
  const list = git('school', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const names = list.split('\0').filter(Boolean);
  const read = (name: string) => readFileSync(pathOf('school', name), 'utf8');
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}

/** Runs the commands as a Git alias, because Git brings a POSIX shell on every system. */
const follow = () => git('school', '-c', `alias.follow=!${recipe}`, 'follow');

test('the changelog’s commands replace the software and keep every file of the school', () => {
  follow();
  expect(files()).toEqual({ ...template, ...news, ...school });
});

test.each<[string, Record<string, string>]>([
  ['a file that is not committed', { 'app/[...page]/ein größerer Name.tsx': 'own' }],
  ['a change that is not committed', { 'app/page.tsx': 'own page' }],
])('the changelog’s commands change nothing, and say why, if they would overwrite %s', (_, own) => {
  write('school', own);
  const before = files();
  const said = 'Commit your changes first, and start again.\n';
  expect(follow).toThrow(expect.objectContaining({ stdout: said }));
  expect(files()).toEqual(before);
});
