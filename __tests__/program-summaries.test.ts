import { ageScale, programDetails, programSummary } from '@/app/_lib/program-summaries';
import type { Program } from '@/content/schema/programs';
import content from '@/e2e/fixture/content/programs';
import tuition from '@/e2e/fixture/content/tuition';

const { labels, list: programs } = content;
const [nido, casa, elementary, garden] = programs as [Program, Program, Program, Program];

describe('a program', () => {
  const summaryOf = (program: Program) => {
    const { agesText, fits } = programSummary(program, content);
    return [agesText, ...fits].join(' ');
  };

  it('has its ages, its grades or a phrase, and fits each year that they touch', () => {
    const anyAge = { ...nido, ages: undefined, agesNote: 'Any age' };
    expect([...programs, anyAge].map(summaryOf)).toEqual([
      'From 3-18 months age-0 age-1',
      'From 3-6 age-3 age-4 age-5 age-6',
      'From 6-9 age-6 age-7 age-8 age-9',
      'K–6th grade age-5 age-6 age-7 age-8 age-9 age-10 age-11 age-12',
      'Any age',
    ]);
  });

  const listed = (program: Program, groups = tuition.groups) =>
    programDetails(program, content, { ...tuition, groups }).map((each) =>
      Object.values(each).join(),
    );

  it('lists only its own details and prices', () => {
    expect(programs.map((program) => listed(program))).toEqual([
      [
        `${labels.ratio},nine babies, three adults`,
        `${labels.hours},Monday to Friday, 7:45am-5:45pm`,
        'Boots,each fall: $45.50',
      ],
      [
        `${labels.hours},7:45am-12:15pm, 7:45am-3:15pm, or 8:30am-12:45pm`,
        `${labels.workPeriod},two hours each morning`,
      ],
      [`${labels.opens},autumn of 2032`],
      ['In the orchard,Saturdays: On the house'],
    ]);
  });

  it('lists a price with its time or its period', () => {
    const rows = [
      { name: 'Talks', when: 'in May', per: 'a talk' },
      { name: 'Care', price: 2, per: 'a minute' },
      { name: 'Play', price: 0, per: 'a day' },
    ].map((row) => ({ ...row, program: 'lower-elementary' }));
    const [, ...priced] = listed(elementary, [{ id: 'care', heading: 'Care', rows }]);
    expect(priced).toEqual(['Talks,in May', 'Care,$2 a minute', 'Play,On the house']);
  });
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
