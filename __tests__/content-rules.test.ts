import { define, schemaOf } from '@/content/schema/define';
import type { CheckInput } from '@/scripts/check/check-input';
import { publishedLeaves, type ContentModules } from '@/scripts/check/content-modules';
import { inventedFacts } from '@/scripts/check/invented-facts';
import { loadContent } from '@/scripts/check/load';
import { readPage, renderPages } from '@/scripts/check/rendered-pages';
import { wrongPublicFiles } from '@/scripts/check/public-files';
import { warnings } from '@/scripts/check/warnings';
import { wrongMarkup } from '@/scripts/check/wrong-pages';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

let content: ContentModules;
beforeAll(async () => {
  const fixture = await loadContent('e2e/fixture');
  content = fixture.content as ContentModules;
});

/** The fixture with other fields in some of its modules. */
function changed(changes: Record<string, object>): ContentModules {
  const modules = Object.entries(changes).map(([name, fields]) => {
    const value = Object(content[name]);
    return [name, define(schemaOf(value)!, { ...value, ...fields })];
  });
  return { ...content, ...Object.fromEntries(modules) };
}

/** The fixture after changes, for rules that don't read the files of `content/`. */
function inputWith(changes: Record<string, object> = {}, today = '2031-09-01'): CheckInput {
  const all = changed(changes);
  const published = publishedLeaves(all);
  const environment = {};
  return { root: pathOf(), content: all, sources: [], published, photos: {}, environment, today };
}

/** The warnings about the fixture after changes. */
const worth = (changes: Record<string, object> = {}, today?: string) =>
  warnings(inputWith(changes, today)).map(({ message }) => message);

test('a period after the lowest price gets a warning', () => {
  const programs = content.tuition.programs.slice(1);
  const about = (lead: string) => worth({ tuition: { programs }, home: { lead } });
  expect(about('From $2400 a year a child, or $80 a month')).toEqual([]);
  expect(about('From $2400 a year a month')).toEqual([expect.stringContaining('“a month”')]);
});

test('markup in a photo’s description gets a warning', () => {
  const warning = expect.stringContaining('“**Hal**” is printed as it is');
  expect(worth({ photos: { hal: { alt: '**Hal**' } } })).toEqual([warning]);
});

test('the check names wrong markup that only code can write, with its page and its text', () => {
  const [page] = content.pages.rows;
  const [whole, long] = ['F'.repeat(40), `${'G'.repeat(38)} HI`];
  const html =
    '<main><h1>A</h1><p>B<!-- C --> <img src="/c.avif"><img alt=""></p><h1>D</h1>' +
    `<i id="e">${whole}</i><i id="e"> ${long}</i>`;
  expect(wrongMarkup(readPage(page!, html), [])).toEqual(
    [
      `/ has the id “e” more than once, for “${whole}” and “${'G'.repeat(38)}…”: choose another one here.`,
      '/ has a second main heading, “D”: a page has one.',
      '/ has an image without a text alternative, /c.avif at “B”: give it an “alt”.',
    ].map((message) => ({ file: 'content/home.ts', message })),
  );
  const [skipped] = wrongMarkup(readPage(page!, '<h2>A</h2>'), []);
  expect(skipped!.message).toContain('no heading of level 1 above “A”');
});

test('the check names a page that can’t be rendered', async () => {
  const [home] = content.pages.rows;
  const { diagnostics } = await renderPages({
    root: 'e2e/fixture',
    // Without the other rows, the page can't render its links.
    content: { ...content, pages: { rows: [home!] } },
    photos: {},
    environment: {},
  });
  expect(diagnostics).toEqual([
    {
      file: 'content/home.ts',
      message: expect.stringMatching(/^\/ cannot be rendered: .+\. Undo/),
    },
  ]);
});

test('the check refuses files in public/ that the build makes, and accepts others', () => {
  const filesOfSite = [
    'Costs/Our-Tuition.html',
    '_next/static/a.js',
    'admissions/index.html',
    'favicon.ico',
    'icons/icon-192.png',
    'index.html',
    'photos/porch.jpg',
    'robots.txt',
    'tuition',
  ];
  const filesOfSchool = [
    '.well-known/security.txt',
    'dates.txt',
    'CNAME',
    'contact.txt',
    'apple-touch-icon.png',
    'google1234.html',
    'site.webmanifest',
    'tuition-files/flyer.pdf',
  ];
  write(
    'public',
    Object.fromEntries([...filesOfSite, ...filesOfSchool].map((name) => [name, 'a'])),
  );
  const found = wrongPublicFiles(inputWith());
  expect(found.map(({ file }) => file)).toEqual(filesOfSite.map((name) => `public/${name}`));
  expect(found[0]!.message).toBe('the site makes this file itself: remove it.');
});

test.each([
  ['https://www.school.org', true],
  ['https://127.school.org', true],
  ['https://www.school.example', false],
  ['http://localhost:4173/repo', false],
  ['www.school.org', false],
])('at %s, the sample’s content is a mistake: %s', (url, isMistake) => {
  const sample = inputWith({ school: { sample: true } });
  const said = inventedFacts({ ...sample, environment: { SITE_URL: url } });
  expect(said.map(({ message }) => message)).toEqual(
    isMistake ? [expect.stringContaining(`the sample’s words, and SITE_URL is ${url}. `)] : [],
  );
});
