import {
  filterChoices,
  lowestPrice,
  priceGroups,
  priceHeading,
  yearHeading,
} from '@/app/_lib/schedules';
import { factsOf } from '@/content/format/facts';
import { hoursOf } from '@/content/format/hours';
import { define } from '@/content/schema/define';
import { missingFact } from '@/content/schema/parts/line';
import schema, { type Tuition } from '@/content/schema/tuition';
import content from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';
import tuition from '@/e2e/fixture/content/tuition';

/** The fixture’s tuition, with changes. */
const changed = (changes: object): Tuition => define(schema, { ...tuition, ...changes });

test.each([
  ['payments of its own', { payments: 4 }, '$5,100'],
  ['a period of its own and no payments', { payments: undefined }, undefined],
  ['the table’s period and payments', { per: 'month', payments: undefined }, '$12,750'],
  ['a yearly price', { per: 'year' }, '$1275'],
  ['no price', { prices: [{ days: 5, session: 'long', price: 0 }] }, undefined],
])('a year costs what its payments add up to: %s', (_, changes, sum) => {
  const prices = [{ days: 5, session: 'long', price: 1275 }];
  const programs = [{ ...tuition.programs[0]!, prices, ...changes }];
  const groups = priceGroups(changed({ per: 'month', programs }), content);
  expect(groups[0]!.rows[0]!.year).toBe(sum);
  // A column of yearly prices would repeat the prices.
  expect(yearHeading(groups)).toBe(sum?.includes(',') ? 'Yearly' : undefined);
});

test('the table prints the ages, the days, the hours and the prices of each program', () => {
  const some = structuredClone(tuition);
  some.programs[0]!.prices[2]!.price = 0;
  const { list: programs } = content;
  const printed = priceGroups(some, content).flatMap(({ ages, rows }) => [
    ages,
    ...rows.map(({ name, days, hours, price, per, year }) =>
      [name, days, hours, price, per, year].join(' | '),
    ),
  ]);
  expect(printed.map((row) => row?.replaceAll('\u00a0', ' '))).toEqual([
    '3-18 months',
    '5 days, Three-Quarter Day | Monday to Friday | 8am-5pm | $485 | a week | $23,280',
    '3 days, Three-Quarter Day | Tuesday to Thursday | 8am-5pm | $410.50 | a week | $19,704',
    '3 days, Three-Quarter Day | Mon-Wed-Fri | 8am-5pm | On the house |  | ',
    '3-6 years',
    '5 school days | Monday to Friday | 7:45am-3:15pm | $18,750 | a year | $18,750',
    '3 days, Three-Quarter Day | Tuesday to Thursday | 8:30am-12:45pm | $13,500 | a year | $13,500',
    'Mornings | Saturday | 7:45am-12:15pm | $2400 | a year | $2400',
    '6-9 years',
  ]);
  const graded = programs.map((program) => ({ ...program, grades: 'K-3', ages: undefined }));
  const agesOf = (list: typeof programs) =>
    priceGroups(some, { ...content, list }).map(({ ages }) => ages);
  expect(agesOf(graded)).toEqual(['K-3', '3-6 years', 'K-3']);
  expect(agesOf([])).toEqual([undefined, '3-6 years', undefined]);
});

test('only a price that the school has is a fact', () => {
  const facts = factsOf(school, tuition);
  expect([facts.applicationFee, facts.deposit]).toEqual(['$75', missingFact('deposit')]);
  // The schema refuses this text.
  expect(String(facts)).toBe('[object Object]');
});

test('prices have a heading with their period, and a lowest price, only if they share one period', () => {
  const [nido, casa] = tuition.programs;
  const free = { ...casa!, per: 'term', prices: [{ days: 5, session: 'school', price: 0 }] };
  const partly = { ...nido!, prices: [{ ...nido!.prices[0]!, price: 0 }, nido!.prices[1]!] };
  const shown = [[nido, casa], [partly, casa], [nido, free], [casa], [free]].map((programs) => {
    const some = changed({ programs });
    return [priceHeading(some), factsOf(school, some).lowestPrice];
  });
  const none = missingFact('lowestPrice');
  expect(shown).toEqual([
    ['Tuition', none],
    ['Tuition', none],
    ['Weekly', '$410.50 a week'],
    ['Yearly', '$2400 a year'],
    ['Tuition', none],
  ]);
});

test.each([
  ['trimester', 'By the trimester', '$410.50 a trimester'],
  ['a six-week series', 'By the six-week series', '$410.50 a six-week series'],
  ['day', 'Daily', '$410.50 a day'],
  ['an hour', 'By the hour', '$410.50 an hour'],
])('prices may be per: %s', (per, heading, lowestPrice) => {
  const some = changed({ programs: [{ ...tuition.programs[0]!, per }] });
  expect(priceHeading(some)).toBe(heading);
  expect(factsOf(school, some).lowestPrice).toBe(lowestPrice);
});

test('a program without a name in tuition.ts has its name in programs.ts', () => {
  const some = changed({ programs: [{ ...tuition.programs[0]!, name: undefined }] });
  expect(priceGroups(some, content)[0]!.name).toBe('Nido');
});

test('a program’s hours come from its own prices', () => {
  expect(hoursOf(tuition, 'en-US', 'nido')).toBe('8am-5pm');
  expect(hoursOf(tuition, 'en-US', 'lower-elementary')).toBe('');
});

/** The questions above the table with their options. */
const questionsOf = (some: Tuition) =>
  filterChoices(some, priceGroups(some, content)).map(({ name, options }) => [
    name,
    ...options.map(({ label }) => label),
  ]);

test('the questions offer only what the table has, and name days if numbers repeat', () => {
  expect(questionsOf(tuition)).toEqual([
    ['program', 'Nido', 'Internationalkinderhausprogrammes', 'Lower Elementary'],
    ['days', 'Monday to Friday', 'Tuesday to Thursday', 'Mon-Wed-Fri', 'Saturday'],
    ['session', 'Mornings', 'School days', 'Three-Quarter Day'],
  ]);
});

test('the table asks only where there is a choice, and by numbers if they differ', () => {
  const days = [5, 3, 2].map((count) => ({ count, names: 'Some' }));
  const prices = [5, 3].map((count) => ({ days: count, session: 'long', price: 9 }));
  const programs = [{ ...tuition.programs[0]!, prices }];
  expect(questionsOf(changed({ days, programs }))).toEqual([
    ['days', '5\u00a0days', '3\u00a0days'],
  ]);
});

test.each([
  [[], ''],
  [[600], '$600 a week'],
  [[600, 0], 'On the house, or $600 a week'],
  [[0], 'On the house'],
  [[600, 9, 70], 'at least $9 a week'],
])('at the prices %j, the home page says %j', (amounts, said) => {
  const prices = amounts.map((price) => ({ ...tuition.programs[0]!.prices[0]!, price }));
  const programs = [{ ...tuition.programs[0]!, prices }];
  expect(lowestPrice({ ...tuition, programs }, content, 'nido')).toBe(said);
  expect(lowestPrice({ ...tuition, programs }, content, 'garden-club')).toBe('');
});

test('days with the same number need ids, and each price needs its own address', () => {
  const [five, midweek] = tuition.days;
  const withDays = (...days: unknown[]) => changed({ days });
  expect(() => withDays(five, five)).toThrow('item 2” is already in the list: remove');
  expect(() => withDays(five, midweek, midweek)).toThrow('item 3” is already in the list');
  const [nido] = tuition.programs;
  const withPricesFor = (...days: unknown[]) => {
    const prices = days.map((each) => ({ days: each, session: 'long', price: 9 }));
    return changed({ programs: [{ ...nido!, prices }] });
  };
  expect(() => withPricesFor('midweek', 'midweek')).toThrow('price at #nido-midweek-long');
  expect(() => withPricesFor(3)).toThrow('“days” above: they are 5, midweek, mon-wed-fri');
});
