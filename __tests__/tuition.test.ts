import { programsAtAge } from '@/app/_lib/program-summaries';
import { finderChoices, priceGroups } from '@/app/_lib/schedules';
import { define } from '@/content/schema/define';
import { hoursOf } from '@/content/format/facts';
import schema, { type Tuition } from '@/content/schema/tuition';
import words from '@/e2e/fixture/content/programs';
import tuition from '@/e2e/fixture/content/tuition';

const schedules = (prices: Tuition) => priceGroups(prices, words).flatMap(({ rows }) => rows);

test('an accepted family pays the deposit and, if the school says so, the first payment', () => {
  const deposit = { name: 'Deposit', amount: 600, text: 'Once.' };
  const fees = { ...tuition.fees, deposit };
  const due = (changes: Partial<Tuition>) =>
    schedules(define(schema, { ...tuition, fees, ...changes }))[0]!.dueAtAcceptance;
  expect([due({ per: 'month' }), due({ per: 'year' })]).toEqual(['$25,450', '$3,085']);
  const acceptance = { ...tuition.finder.acceptance!, includesTuition: false };
  expect(due({ finder: { ...tuition.finder, acceptance } })).toBe('$600');
});

test('the hours of a program are those of its own prices', () => {
  expect(hoursOf(tuition, 'nido')).toBe('8am-5pm');
  expect(hoursOf(tuition, 'casa')).toBe('7:45am-12:15pm or 7:45am-3:15pm');
  expect(hoursOf(tuition, 'lower-elementary')).toBe('');
});

test('a fee may differ by program, and one number of days is no question', () => {
  const other = { ...tuition.programs[1]!, program: 'other' };
  const changed = { ...tuition, days: tuition.days.slice(0, 1), programs: [other] };
  expect(schedules(tuition).map(({ year }) => year[1]?.sum)[2]).toBe('$18,885');
  expect(schedules({ ...tuition, programs: [other] })[0]!.year).toHaveLength(1);
  expect(finderChoices(changed).map(({ name }) => name)).toEqual(['session']);
});

test('in the last year of a program, a child pays the prices of that year if it has its own', () => {
  const casa = { ...words.programs[1]!, name: 'Casa' };
  const last = { ...casa, id: 'last', name: 'K', ages: undefined, lastYearOf: 'casa' };
  const answer = (year: number, prices: Record<string, string>) =>
    programsAtAge(year, { ...words, programs: [casa, last] }, (id) => prices[id]);
  expect(answer(4, { casa: '$1', last: '$2' })).toBe('Age 4: Casa ($1).');
  expect(answer(5, { casa: '$1', last: '$2' })).toBe('Age 5: Casa, K ($2).');
  expect(answer(5, { casa: '$1' })).toBe('Age 5: Casa ($1), K ($1).');
});
