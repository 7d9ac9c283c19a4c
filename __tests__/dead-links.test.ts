import pages from '@/e2e/fixture/content/pages';
import { deadLinks } from '@/scripts/check/dead-links';
import { readPage } from '@/scripts/check/rendered-pages';
import { lineOf, writtenText, readSources } from '@/scripts/check/source';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();
beforeEach(() => write('public', { 'google1.html': 'a', 'empty.pdf': '' }));

/** What is wrong with links on the page /programs of the fixture, which has two parts. */
function problemsOf(...hrefs: string[]): string[] {
  const html =
    '<link href="/a"><a>A</a><main><section id="a b" aria-labelledby="t"><h2 id="t">A</h2>' +
    `<p id="p">${hrefs.map((href) => `<a href="${href}">A</a>`).join('')}<ol><li id="two"></ol>`;
  const page = readPage(
    pages.rows.find(({ id }) => id === 'programs')!,
    html,
  );
  return deadLinks(pathOf(), pages.rows, [], [page]).map(({ message }) => message);
}

test('links to what is there pass', () => {
  const parts = ['#', '#top', '#TOP', '#a%20b', '#two', '#t', '#two:~:text=a', '#:~:text=a'];
  const paths = ['/programs#two', '/contact#any', '/admissions', '/google1.html', '/robots.txt'];
  expect(problemsOf(...parts, ...paths, 'https://school.example/a', 'tel:988')).toEqual([]);
});

test.each([
  ['#twoo', '/programs has no part with the id “twoo”: write “two”, or remove #twoo.'],
  ['#menu', 'the id “menu”: write one of these: a b, two, or remove #menu.'],
  ['/programs#twoo', 'write “two”, or remove #twoo.'],
  [
    '/program',
    'the link leads to /program, and content/pages.ts has no such page: remove the link',
  ],
  ['/empty.pdf?a', 'public/empty.pdf is empty: put the whole file there.'],
  ['/files/a', 'public/files/a does not exist: put the file there.'],
  ['/a.pdf', 'public/a.pdf does not exist: put the file there.'],
])('the link %s is dead: %s', (href, sentence) => {
  expect(problemsOf(href)).toEqual([expect.stringContaining(sentence)]);
  write('public/files', { 'ab.pdf': 'a', '.gitkeep': '' });
  const other = href.endsWith('a.pdf') || href === '/files/a' ? ', or write “/files/ab.pdf”.' : '';
  expect(problemsOf(href)[0]).toContain(other);
});

test('a field is found at its line, or at that of the nearest group around it', () => {
  const lines = [
    '',
    'export default define(schema, {',
    "  'the-porch': {",
    '    alt:',
    "      'A ${b} c',",
    '  },',
    '  list: [',
    "    'A',",
    '    { ...b, c: `D ${e} f` },',
    '  ],',
    '  short,',
    '});',
  ];
  write('content', { 'a.ts': lines.join('\n'), 'b.ts': 'export const c = 1;' });
  const [a, b] = readSources(pathOf());
  const lineAt = (...path: (string | number)[]) => lineOf(a!, path);
  expect([lineAt(), lineAt('the-porch'), lineAt('the-porch', 'alt')]).toEqual([2, 3, 5]);
  expect([lineAt('list'), lineAt('list', 1), lineAt('list', 1, 'c')]).toEqual([7, 9, 9]);
  expect([lineAt('list', 2), lineAt('short'), lineAt('the-porch', 'focus', 0)]).toEqual([7, 11, 3]);
  expect(lineOf(b!, ['c'])).toBe(1);
  expect(writtenText([a!], ['a', 'list', 1, 'c'])).toBe('D  f');
  expect(writtenText([a!], ['a', 'list', 1, 'b'])).toBeUndefined();
});
