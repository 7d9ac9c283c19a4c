import { define, schemaOf } from '@/content/schema/define';
import { leavesOf } from '@/scripts/school/leaves';
import { loadSchool, type School } from '@/scripts/school/load-school';
import type { Modules } from '@/scripts/school/modules';
import { readPage, renderPages } from '@/scripts/check/rendered-pages';
import { deadLinks } from '@/scripts/check/rules/dead-links';
import { duplicateIds } from '@/scripts/check/rules/duplicate-ids';
import { exampleValues } from '@/scripts/check/rules/example-values';
import { foreignMarkup } from '@/scripts/check/rules/foreign-markup';
import { wrongPublicFiles } from '@/scripts/check/rules/public-files';
import { repeatedPeriods } from '@/scripts/check/rules/repeated-periods';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

let fixture: School;
beforeAll(async () => {
  fixture = await loadSchool('e2e/fixture', {});
});

/** The fixture with other fields in some of its modules. */
function schoolWith(changes: Record<string, object>): School {
  const modules = Object.entries(changes).map(([name, fields]) => {
    const value = Object(fixture.content[name]);
    return [name, define(schemaOf(value)!, { ...value, ...fields })];
  });
  const content: Modules = { ...fixture.content, ...Object.fromEntries(modules) };
  return { ...fixture, content, leaves: leavesOf(content) };
}

test.each([
  ['From $2400 a year a child, or $80 a month', []],
  ['From $2400 a year a month', [expect.stringContaining('“a month”')]],
])('beside the lowest price, “%s” gets the warnings %j', (lead, warnings) => {
  const programs = fixture.content.tuition.programs.slice(1);
  const found = repeatedPeriods(schoolWith({ tuition: { programs }, home: { lead } }));
  expect(found.map(({ message }) => message)).toEqual(warnings);
});

test('markup in a photo’s description gets a warning', () => {
  const [found] = foreignMarkup(schoolWith({ photos: { hal: { alt: '**Hal**' } } }));
  expect(found!.message).toContain('“**Hal**”');
});

test('an id that only components repeat is a mistake in the page’s file', () => {
  const page = readPage(fixture.content.pages.rows[0]!, '<i id="e"></i><b id="e"></b>');
  const message = expect.stringContaining('/ has the id “e” more than once.');
  expect(duplicateIds(fixture, [page])).toEqual([{ file: 'content/home.ts', message }]);
});

test('a page that can’t be rendered gets a message', async () => {
  const [home] = fixture.content.pages.rows;
  const { diagnostics } = await renderPages({
    ...fixture,
    content: { ...fixture.content, home: {}, pages: { rows: [home!], links: [] } },
  });
  const message = expect.stringMatching(/^\/ .* be rendered: .+\. Undo/);
  expect(diagnostics).toEqual([{ file: 'content/home.ts', message }]);
});

describe('a link on a page with two anchors', () => {
  beforeEach(() => write('public', { 'google1.html': 'a', 'empty.pdf': '', 'files/ab.pdf': 'a' }));

  /** The messages about links on the fixture's page /programs. */
  function messagesAbout(...hrefs: string[]): string[] {
    const html =
      '<link href="/a"><a>A</a><main><section id="a b" aria-labelledby="t"><h2 id="t">A</h2>' +
      '<p id="p"><ol><li id="two"></ol>';
    const page = readPage(
      fixture.content.pages.rows.find(({ id }) => id === 'programs')!,
      html,
    );
    const leaves = hrefs.map((href) => ({ path: ['programs'], type: 'href', value: href }));
    return deadLinks({ ...fixture, root: pathOf(), leaves }, [page]).map(({ message }) => message);
  }

  it('may lead to an anchor, a page or a file', () => {
    const anchors = ['#', '#top', '#TOP', '#a%20b', '#two', '#t', '#two:~:text=a', '#:~:text=a'];
    const paths = ['/programs#two', '/contact#any', '/admissions', '/google1.html', '/robots.txt'];
    expect(messagesAbout(...anchors, ...paths, 'https://school.example/a', 'tel:988')).toEqual([]);
  });

  test.each([
    ['#twoo', '/programs has no anchor #twoo. Did you mean #two?'],
    ['#menu', '/programs has no anchor #menu. Remove'],
    ['/programs#twoo', '/programs has no anchor #twoo. Did you mean #two?'],
    ['/program', 'no page at /program. Did you mean “/programs”?'],
    ['/empty.pdf?a', 'public/empty.pdf is empty.'],
    ['/files/a', 'public/files/a doesn’t exist.'],
    ['/a.pdf', '/files/ab.pdf'],
  ])('to %s gets a message: %s', (href, message) => {
    expect(messagesAbout(href)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the folder public/', () => {
  const mistakesAbout = (file: string) => {
    write('public', { [file]: 'a' });
    return wrongPublicFiles({ ...fixture, root: pathOf() });
  };

  test.each(['Costs/Our-Tuition.html', '_next/static/a.js', 'admissions/index.html', 'robots.txt'])(
    'can’t have %s, which the build makes',
    (file) => {
      expect(mistakesAbout(file)).toEqual([
        { file: `public/${file}`, message: expect.stringContaining('the build creates') },
      ]);
    },
  );

  test.each(['.well-known/security.txt', 'contact.txt', 'tuition-files/flyer.pdf'])(
    'can have %s',
    (file) => expect(mistakesAbout(file)).toEqual([]),
  );
});

test.each([
  ['https://www.school.org', true],
  ['https://www.school.example', false],
  ['http://localhost:4173/repo', false],
  ['www.school.org', false],
])('the sample’s content is a mistake on %s: %s', (url, isMistake) => {
  const sample = schoolWith({ school: { sample: true } });
  const found = exampleValues({ ...sample, environment: { SITE_URL: url } });
  const message = expect.stringContaining(`${url} is a public`);
  expect(found).toEqual(isMistake ? [expect.objectContaining({ message })] : []);
});
