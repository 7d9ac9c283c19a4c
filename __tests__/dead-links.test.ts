import pages from '@/e2e/fixture/content/pages';
import { deadLinks } from '@/scripts/check/rules/dead-links';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

/** The messages about a link in a module of a school with a few ids and files. */
function messagesAbout(href: string, module = 'programs') {
  write('public', { 'google1.html': '', 'files/F #2.pdf': '' });
  const ids: Record<string, string[]> = { programs: ['casa', 'fees'], 'our-garden': ['años-2'] };
  const rendered = pages.rows.map((page) => ({
    page,
    elements: (ids[page.id] ?? []).map((id) => ({ attributes: { id } })),
  }));
  const leaves = [{ path: [module, 'text'], value: `[A](${href})` }];
  const school = { root: pathOf(), content: { pages }, leaves };
  return deadLinks(school as never, rendered as never);
}

test.each([
  ...['#casa', '#', '#TOP', '#:~:text=a', '#fees:~:text=a', '/our-garden#a%C3%B1os-2'],
  ...['/contact-us', '/tuition/', '/programs?a=100%', '/robots.txt', '/google1.html'],
  ...['/files/F%20%232.pdf#page=2', 'https://a.org/files/a.pdf', 'tel:988'],
  // Other rules report a missing fact and a blank.
  ...['/${no handbook}', '/files/[[Handbook?]].pdf'],
])('a link can lead to %s', (href) => expect(messagesAbout(href)).toEqual([]));

test.each([
  ['#cassa', '/programs has no anchor #cassa. Did you mean #casa?'],
  ['/our-garden#laptop', '/our-garden has no anchor #laptop. Remove “#laptop” from'],
  ['/our-gardn', 'there’s no page at /our-gardn. Did you mean “/our-garden”?'],
  ['/files/F#2.pdf', 'public/files/F doesn’t exist. The only one is “/files/F%20%232.pdf”.'],
  ['/orchard.pdf', 'public/orchard.pdf doesn’t exist.'],
])('the link %s is reported: %s', (href, message) => {
  expect(messagesAbout(href)).toEqual([
    { file: 'content/programs.ts', path: ['text'], message: expect.stringContaining(message) },
  ]);
});

test('a link on every page needs an anchor of every page, or the page as well', () => {
  const message = expect.stringContaining('Write the page as well, like /contact#form.');
  expect(messagesAbout('#casa', 'site')).toMatchObject([{ message }]);
  expect(messagesAbout('#top', 'site')).toEqual([]);
});
