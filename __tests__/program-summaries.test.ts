import { hrefOf } from '@/app/_lib/addresses';
import { ageAnswers } from '@/app/_lib/age-answers';
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

test('a program shows its ages, its grades or a phrase, and its bar covers each year it touches', () => {
  const summaryOf = (program: Program) => {
    const { agesText, years } = programSummary(program, content);
    return [agesText, ...years];
  };
  expect(programs.map(summaryOf)).toEqual([
    ['From 3-18 months', 0, 1],
    ['From 3-6', 3, 4, 5, 6],
    ['From 6-9', 6, 7, 8, 9],
    ['K–6th grade', 5, 6, 7, 8, 9, 10, 11, 12],
  ]);
  expect(summaryOf({ ...nido, ages: undefined, agesNote: 'Any age' })).toEqual(['Any age']);
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

test('the answer for each age names its programs with their lowest prices', () => {
  const nidoPrice = '([at least $410.50 a week](/tuition#nido))';
  const casaNow = 'Casa dei Bambini & Kindergarten Room ([at least $2400 a year](/tuition#casa))';
  const club = 'Garden Club';
  expect(ageAnswers(content.jamb!)).toEqual([
    `Age 0: Nido beginning at 3 months ${nidoPrice}.`,
    `Age 1: Nido ${nidoPrice}.`,
    'Age 2: nothing.',
    ...[3, 4, 5].map((age) => `Age ${age}: ${casaNow}${age < 5 ? '' : `, ${club}`}.`),
    `Age 6: ${casaNow.replace(' (', ' up to now (')}, Lower Elementary (not yet open), ${club}.`,
    ...[7, 8].map((age) => `Age ${age}: Lower Elementary (not yet open), ${club}.`),
    `Age 9: Lower Elementary up to now (not yet open), ${club}.`,
    ...[10, 11].map((age) => `Age ${age}: ${club}.`),
    `Age 12: ${club} up to now.`,
  ]);
});

test.each([
  [[600], '[$600 a week](/tuition#nido)'],
  [[600, 0], '[On the house, or $600 a week](/tuition#nido)'],
  [[0], '[On the house](/tuition#nido)'],
  [[600, 70], '[at least $70 a week](/tuition#nido)'],
  [[600, 9, 70], '[at least $9 a week](/tuition#nido)'],
])('at the prices %j, the answer says %s', (amounts, said) => {
  const [first] = tuition.programs;
  const prices = amounts.map((price) => ({ ...first!.prices[0]!, price }));
  jest.replaceProperty(first!, 'prices', prices);
  jest.replaceProperty(nido, 'ages', { from: { months: 13 }, to: { months: 18 } });
  expect(ageAnswers(content.jamb!)[0]).toBe(`Age 1: Nido beginning at 13 months (${said}).`);
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
