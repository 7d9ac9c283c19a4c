import { ageScale, programSummaries } from '@/app/_lib/program-summaries';
import type { Program } from '@/content/schema/programs';
import content from '@/e2e/fixture/content/programs';
import fixture from '@/e2e/fixture/content/tuition';

const { labels, list: programs } = content;
const [nido, casa, elementary, garden] = programs as [Program, Program, Program, Program];

const summariesOf = (list: Program[], tuition = fixture) =>
  programSummaries({ ...content, list }, tuition);

const detailsOf = (list: Program[], tuition = fixture) =>
  summariesOf(list, tuition).map(({ details }) =>
    details.map(({ label, value }) => `${label}: ${value}`),
  );

describe('a program', () => {
  it('has its ages, its grades or a phrase, and fits each year that they touch', () => {
    const anyAge = { ...nido, ages: undefined, agesNote: 'Any age' };
    const summaries = summariesOf([...programs, anyAge]);
    expect(summaries.map(({ agesText, fits }) => [agesText, ...fits].join(' '))).toEqual([
      'From 3-18 months age-0 age-1',
      'From 3-6 age-3 age-4 age-5 age-6',
      'From 6-9 age-6 age-7 age-8 age-9',
      'K–6th grade age-5 age-6 age-7 age-8 age-9 age-10 age-11 age-12',
      'Any age',
    ]);
  });

  it('lists only its own details and prices', () => {
    expect(detailsOf(programs)).toEqual([
      [
        `${labels.ratio}: nine babies, three adults`,
        `${labels.hours}: Monday to Friday, 7:45am-5:45pm`,
        'Boots: each fall: $45.50',
      ],
      [
        `${labels.hours}: 7:45am-12:15pm, 7:45am-3:15pm, or 8:30am-12:45pm`,
        `${labels.workPeriod}: two hours each morning`,
      ],
      [`${labels.opens}: autumn of 2032`],
      ['In the orchard: Saturdays: On the house'],
    ]);
  });

  it('lists a price with its time or its period', () => {
    const rows = [
      { name: 'Talks', when: 'in May', per: 'a talk' },
      { name: 'Care', price: 2, per: 'a minute' },
      { name: 'Play', price: 0, per: 'a day' },
    ].map((row) => ({ ...row, program: elementary.id }));
    const groups = [{ id: 'care', heading: 'Care', rows }];
    const [[, ...priced] = []] = detailsOf([elementary], { ...fixture, groups });
    expect(priced).toEqual(['Talks: in May', 'Care: $2 a minute', 'Play: On the house']);
  });

  test.each([
    [[], ''],
    [[600], '$600 a week'],
    [[600, 0], 'On the house, or $600 a week'],
    [[0], 'On the house'],
    [[600, 9], 'at least $9 a week'],
  ])('with the prices %j has the lowest price “%s”', (amounts, printed) => {
    const [priced] = fixture.programs;
    const prices = amounts.map((price) => ({ ...priced!.prices[0]!, price }));
    const tuition = { ...fixture, programs: [{ ...priced!, prices }] };
    expect(summariesOf([nido, garden], tuition).map(({ price }) => price)).toEqual([printed, '']);
  });
});

test('the scale of ages covers each year from the youngest child to the oldest', () => {
  const scaleOf = (...list: Program[]) => ageScale(summariesOf(list));
  const toddler = { ...nido, ages: { from: { months: 18 }, to: { months: 36 } } };
  expect(scaleOf(casa, toddler, { ...nido, ages: undefined })).toEqual([1, 2, 3, 4, 5, 6]);
  expect(scaleOf({ ...nido, ages: { from: { months: 24 }, to: { months: 25 } } })).toEqual([2, 3]);
  expect(scaleOf({ ...nido, ages: undefined })).toEqual([]);
  expect(scaleOf(nido, garden)).toHaveLength(13);
});
