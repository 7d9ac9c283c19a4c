import { linkDiagnostics } from '../scripts/postbuild/links';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

beforeEach(() => {
  const lines = [
    "export default define(schema, { lead: 'See [the questions](/admissions#questions).',",
    "  link: { label: 'Ask', href: '/contact-us' },",
    "  percent: { label: 'All', href: '/tuition#100%' },",
    '  ticked: { label: `None`, href: `/#none` } });',
  ];
  write('content', { 'tuition.ts': lines.join('\n') });
  write('out', {
    'index.html': '<!doctype html><title>Home</title>',
    'tuition.html': '<!doctype html><title>Tuition</title><table id="prices"></table>',
    'admissions/index.html': '<!doctype html><title>Admissions</title>',
    'downloads/dates.ics': '',
    'photos/a.avif': '',
    'photos/señora.jpg': '',
  });
});

/** What the link check finds on the site, each time with the file and line. */
function diagnostics(basePath = ''): string[] {
  const all = linkDiagnostics(pathOf('out'), `https://www.school.org${basePath}`, pathOf());
  return all.map(({ file, line = '', message }) => {
    return `${file.replace(pathOf('/'), '')}:${line} ${message}`;
  });
}

/** What the link check finds on a site with a page that contains these elements. */
function diagnosticsOf(elements: string): string[] {
  write('out', { 'page.html': `<!doctype html><title>A</title><h1 id="here">A</h1>${elements}` });
  return diagnostics();
}

test.each([
  ['a page that is a folder', '<a href="/admissions">'],
  ['a place on the same page', '<a href="#here">'],
  ['the top', '<a href="#top">'],
  ['a page with a query', '<a href="/tuition?from=home#prices">'],
  ['a file', '<a href="/downloads/dates.ics">'],
  ['a picture', '<img src="/photos/se%C3%B1ora.jpg" srcset="/photos/a.avif 2x">'],
  ['another site', '<a href="//example.org/nothing#here">'],
  ['mail', '<a href="mailto:a@b.example">'],
  ['a drawing in the page', '<svg><symbol id="leaf"/></svg><svg><use href="#leaf"/></svg>'],
])('a link to %s is accepted', (_, elements) => {
  expect(diagnosticsOf(elements)).toEqual([]);
});

test.each([
  ['a page', '<a href="/summer">', 'leads to /summer, and there is no such page or file'],
  ['a place', '<a href="/tuition#price">', 'to “#price”, which /tuition does not have: use an id'],
  ['a place on this page', '<a href="#us">', 'to “#us”, which this page does not have'],
  ['a size of a photo', '<img srcset="/photos/hero-9.avif 9w">', 'leads to /photos/hero-9.avif'],
])('a link to %s that does not exist is reported with its page', (_, elements, message) => {
  expect(diagnosticsOf(elements)).toEqual([expect.stringContaining(message)]);
  expect(diagnostics()).toEqual([expect.stringMatching(/^out\/page\.html: /)]);
});

test('a dead link is reported at its line in the content, in any kind of quotation marks', () => {
  const links = ['/admissions#questions', '/contact-us', '/tuition#100%', '/#none'];
  expect(diagnosticsOf(links.map((link) => `<a href="${link}">`).join(''))).toEqual(
    links.map((link, index) => expect.stringContaining(`content/tuition.ts:${index + 1} the link`)),
  );
});

test('under a base path, a link that leads out of the path is dead', () => {
  write('out', {
    'index.html': '<a href="/repo"></a><a href="/repo/"></a><a href="/repo/tuition#a"></a>',
    'tuition.html': '<i id="a"></i><a href="/tuition"></a><a href="/repository"></a>',
  });
  expect(diagnostics('/repo')).toEqual([
    expect.stringMatching(/^out\/tuition\.html: .+ leads to \/tuition,/),
    expect.stringMatching(/^out\/tuition\.html: .+ leads to \/repository,/),
  ]);
});
