import { hrefOf } from '@/app/_lib/addresses';
import { photoOf } from '@/app/_lib/photos';
import { ageScale, programDetails, programSummary } from '@/app/_lib/program-summaries';
import type { Program } from '@/content/schema/programs';
import photos from '@/e2e/fixture/content/photos';
import content from '@/e2e/fixture/content/programs';
import tuition from '@/e2e/fixture/content/tuition';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

// No build has made photos.
jest.mock('../.generated/photos.json', () => ({}), { virtual: true });

const { list: programs } = content;
const [nido, casa, elementary, garden] = programs as [Program, Program, Program, Program];

test('a program shows its ages, its grades or a phrase, and fits each year it touches', () => {
  const summaryOf = (program: Program) => {
    const { agesText, fits } = programSummary(program, content);
    return [agesText, ...fits].join(' ');
  };
  expect(programs.map(summaryOf)).toEqual([
    'From 3-18 months age-0 age-1',
    'From 3-6 age-3 age-4 age-5 age-6',
    'From 6-9 age-6 age-7 age-8 age-9',
    'K–6th grade age-5 age-6 age-7 age-8 age-9 age-10 age-11 age-12',
  ]);
  expect(summaryOf({ ...nido, ages: undefined, agesNote: 'Any age' })).toBe('Any age');
});

test('a program lists only its own details and prices', () => {
  const listed = (program: Program, groups = tuition.groups) =>
    programDetails(program, content, { ...tuition, groups }).map((each) =>
      Object.values(each).join(),
    );
  expect(programs.map((program) => listed(program))).toEqual([
    [
      'Who is there,nine babies, three adults',
      'When,Monday to Friday, 7:45am-5:45pm',
      'Boots,each fall: $45.50',
    ],
    [
      'When,7:45am-12:15pm, 7:45am-3:15pm, or 8:30am-12:45pm',
      'Uninterrupted,two hours each morning',
    ],
    ['First day,autumn of 2032'],
    ['A morning in the orchard,Saturdays: On the house'],
  ]);
  const rows = [
    { name: 'Talks', when: 'in May', per: 'a talk' },
    { name: 'Care', price: 2, per: 'a minute' },
    { name: 'Play', price: 0, per: 'a day' },
  ].map((row) => ({ ...row, program: 'lower-elementary' }));
  const [, ...priced] = listed(elementary, [{ id: 'care', heading: 'Care', rows }]);
  expect(priced).toEqual(['Talks,in May', 'Care,$2 a minute', 'Play,On the house']);
});

test('the scale of ages covers each year from the youngest child to the oldest', () => {
  const scaleOf = (...some: Program[]) =>
    ageScale(some.map((program) => programSummary(program, content)));
  const toddler = { ...nido, ages: { from: { months: 18 }, to: { months: 36 } } };
  expect(scaleOf(casa, toddler, { ...nido, ages: undefined })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(scaleOf({ ...nido, ages: { from: { months: 24 }, to: { months: 25 } } })).toEqual([2, 3]);
  expect(scaleOf({ ...nido, ages: undefined })).toEqual([]);
  expect(scaleOf(nido, garden)).toHaveLength(13);
});

test('links lead to pages and their parts, but not to a page that the school removed', () => {
  expect([hrefOf('contact'), hrefOf('contact', 'form')]).toEqual(['/contact', '/contact#form']);
  expect(hrefOf('about' as 'home', 'form')).toBeUndefined();
});

test('a photo has its description and its evening version, and one without a row has its name', () => {
  jest.replaceProperty(photos, 'hal', { alt: 'Hal', evening: 'porch' });
  const listed = (key: string) => ({
    original: `content/photos/${key}.jpg`,
    width: 900,
    height: 600,
    focus: [50, 50],
    isEvening: false,
    files: [{ name: 'missing.avif', width: 900, height: 600 }],
  });
  expect(photoOf('hal')).toEqual({ alt: 'Hal', day: listed('hal'), evening: listed('porch') });
  expect(photoOf('attic')).toEqual({ alt: 'attic', day: listed('attic'), evening: undefined });
});

test('the logo and the icon may be a PNG', async () => {
  write('content/drawings', { 'logo.png': '', 'icon.svg': '' });
  jest.spyOn(process, 'cwd').mockReturnValue(pathOf());
  const { logoFile, iconFile } = await import('@/app/_lib/drawings');
  expect([logoFile, iconFile]).toEqual(['logo.png', 'icon.svg']);
});
