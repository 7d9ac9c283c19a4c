import { define, schemaOf } from '@/content/schema/define';
import { leavesOf } from '@/scripts/school/leaves';
import { loadSchool, type School } from '@/scripts/school/load-school';
import type { Modules } from '@/scripts/school/modules';
import { readPage, renderPages } from '@/scripts/check/rendered-pages';
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
  expect(found!.message).toContain('the page shows “**Hal**” as it’s written');
});

test('an id that only code can repeat is a mistake in the page’s file', () => {
  const page = readPage(fixture.content.pages.rows[0]!, '<i id="e"></i><b id="e"></b>');
  const message = '/ has the id “e” more than once. Choose another id here.';
  expect(duplicateIds(fixture, [page])).toEqual([{ file: 'content/home.ts', message }]);
});

test('the check names a page that can’t be rendered', async () => {
  const [home] = fixture.content.pages.rows;
  const { diagnostics } = await renderPages({
    ...fixture,
    content: { ...fixture.content, home: {}, pages: { rows: [home!], links: [] } },
  });
  expect(diagnostics).toEqual([
    {
      file: 'content/home.ts',
      message: expect.stringMatching(/^\/ can’t be rendered: .+\. Undo/),
    },
  ]);
});

describe('in public/, the check', () => {
  const found = (file: string) => {
    write('public', { [file]: 'a' });
    return wrongPublicFiles({ ...fixture, root: pathOf() });
  };

  test.each([
    'Costs/Our-Tuition.html',
    '_next/static/a.js',
    'admissions/index.html',
    'favicon.ico',
    'icons/icon-192.png',
    'index.html',
    'photos/porch.jpg',
    'robots.txt',
    'tuition',
  ])('refuses %s, which the build makes', (file) => {
    expect(found(file)).toEqual([
      { file: `public/${file}`, message: expect.stringContaining('the build creates') },
    ]);
  });

  test.each([
    '.well-known/security.txt',
    'dates.txt',
    'CNAME',
    'contact.txt',
    'apple-touch-icon.png',
    'google1234.html',
    'site.webmanifest',
    'tuition-files/flyer.pdf',
  ])('accepts %s', (file) => expect(found(file)).toEqual([]));
});

test.each([
  ['https://www.school.org', true],
  ['https://127.school.org', true],
  ['https://www.school.example', false],
  ['http://localhost:4173/repo', false],
  ['www.school.org', false],
])('at %s, the sample’s content is a mistake: %s', (url, isMistake) => {
  const sample = schoolWith({ school: { sample: true } });
  const found = exampleValues({ ...sample, environment: { SITE_URL: url } });
  expect(found.map(({ message }) => message)).toEqual(
    isMistake
      ? [expect.stringContaining(`this is still the sample’s text, and ${url} is a public`)]
      : [],
  );
});
