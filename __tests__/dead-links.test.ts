import pages from '@/e2e/fixture/content/pages';
import type { Modules } from '@/scripts/school/modules';
import { readPage } from '@/scripts/check/rendered-pages';
import { deadLinks } from '@/scripts/check/rules/dead-links';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();
beforeEach(() => write('public', { 'google1.html': 'a', 'empty.pdf': '' }));

/** What's wrong with links on the fixture's page /programs, which has two parts here. */
function problemsOf(...hrefs: string[]): string[] {
  const html =
    '<link href="/a"><a>A</a><main><section id="a b" aria-labelledby="t"><h2 id="t">A</h2>' +
    '<p id="p"><ol><li id="two"></ol>';
  const page = readPage(
    pages.rows.find(({ id }) => id === 'programs')!,
    html,
  );
  const leaves = hrefs.map((href) => ({ path: ['programs'], type: 'href', value: href }));
  const school = { root: pathOf(), content: { pages } as Modules, leaves };
  return deadLinks(school, [page]).map(({ message }) => message);
}

test('links to existing pages, parts and files pass', () => {
  const parts = ['#', '#top', '#TOP', '#a%20b', '#two', '#t', '#two:~:text=a', '#:~:text=a'];
  const paths = ['/programs#two', '/contact#any', '/admissions', '/google1.html', '/robots.txt'];
  expect(problemsOf(...parts, ...paths, 'https://school.example/a', 'tel:988')).toEqual([]);
});

test.each([
  ['#twoo', '/programs has no anchor #twoo. Did you mean #two?'],
  ['#menu', '/programs has no anchor #menu. Remove “#menu” from the link.'],
  ['/programs#twoo', '/programs has no anchor #twoo. Did you mean #two?'],
  [
    '/program',
    'there’s no page at /program. Did you mean “/programs”? Otherwise, remove the link.',
  ],
  ['/empty.pdf?a', 'public/empty.pdf is empty. Put the whole file there.'],
  ['/files/a', 'public/files/a doesn’t exist. Put the file there.'],
  ['/a.pdf', 'public/a.pdf doesn’t exist. Put the file there.'],
])('the link %s is dead: %s', (href, sentence) => {
  expect(problemsOf(href)).toEqual([expect.stringContaining(sentence)]);
});

test.each(['/files/a', '/a.pdf'])('the message about %s suggests a document’s address', (href) => {
  write('public/files', { 'ab.pdf': 'a', '.gitkeep': '' });
  expect(problemsOf(href)[0]).toContain(
    'Did you mean “/files/ab.pdf”? Otherwise, put the file there.',
  );
});
