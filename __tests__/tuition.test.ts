import { priceGroups, finderChoices } from '@/app/_lib/schedules';
import { factsOf, hoursOf } from '@/content/format/facts';
import { define } from '@/content/schema/define';
import schema, { type Tuition } from '@/content/schema/tuition';
import words from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';
import tuition from '@/e2e/fixture/content/tuition';

/** What the finder says about a year, for the fixture’s first price and with changes. */
function yearOf(changes: Partial<Tuition['programs'][number]>) {
  const programs = [{ ...tuition.programs[0]!, ...changes }];
  const [group] = priceGroups(define(schema, { ...tuition, programs }), words);
  const { year } = group!.rows[0]!;
  return year && [year.sum, year.words].filter(Boolean).join(' ');
}

test('without its own period and payments, a program has those of the table', () => {
  expect(yearOf({ per: 'year', payments: undefined })).toBe('10\u00a0×\u00a0$200.50');
});

test('a year’s sum appears only if the payments add up to it', () => {
  expect(yearOf({ payments: undefined })).toBeUndefined();
  expect(yearOf({ per: 'year', payments: 3 })).toBeUndefined();
});

test('the lowest price is one for the period of the table', () => {
  expect(factsOf(school, tuition).lowestPrice).toBe('$2400');
});

test('the hours of a program are those of its own prices', () => {
  expect(hoursOf(tuition, 'nido')).toBe('8am-5pm');
  expect(hoursOf(tuition, 'lower-elementary')).toBe('');
});

test('the finder does not ask about days if there is one choice', () => {
  const changed = { ...tuition, days: tuition.days.slice(0, 1) };
  expect(finderChoices(changed).map(({ name }) => name)).toEqual(['program', 'session']);
});
