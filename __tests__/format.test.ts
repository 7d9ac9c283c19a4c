import { agesOf, formatAges, formatAgesWithUnits } from '@/content/format/ages';
import { counted } from '@/content/format/counted';
import { formatDays } from '@/content/format/days';
import { formatAmount } from '@/content/format/prices';
import { formatMemberships, formatPostalAddress } from '@/content/format/school';
import type { Ages } from '@/content/schema/parts/ages';
import programs from '@/e2e/fixture/content/programs';
import school from '@/e2e/fixture/content/school';

test.each([
  [1, 'family', '1 family'],
  [6, 'family', '6 families'],
  [6, 'day', '6 days'],
])('%d of a %s is printed as “%s”', (count, noun, printed) => {
  expect(counted(count, noun)).toBe(printed);
});

test.each([
  [12750, false, '$12,750'],
  [1275, false, '$1275'],
  [1275, true, '$1,275'],
  [8.5, false, '$8.50'],
])('the price %d, with thousandsComma: %s, is printed as %s', (amount, thousandsComma, printed) =>
  expect(formatAmount(amount, { thousandsComma }, 'en-US')).toBe(printed),
);

test('a locale has its own prices, dates and lists', () => {
  const locale = 'en-GB';
  expect(formatAmount(448.8, { thousandsComma: false }, locale)).toBe('£448.80');
  expect(formatDays({ date: '2024-10-05' }, locale)).toMatch(/^Saturday,? 5 October 2024$/);
  const associations = ['A', 'B', 'C'].map((name) => ({ name, membership: name }));
  expect(formatMemberships({ ...school, associations, locale })).toBe('A, B and C');
});

describe('ages', () => {
  it('of the school are its own, or those from the youngest child to the oldest of all programs', () => {
    const { list } = programs;
    const own = { from: { months: 18 }, to: { years: 6 } };
    expect(agesOf({ ages: own }, { list })).toBe(own);
    expect(agesOf({}, { list })).toEqual({ from: { months: 3 }, to: { years: 12 } });
    const gradesOnly = list.map((program) => ({ ...program, ages: undefined }));
    expect(agesOf({}, { list: gradesOnly })).toBeUndefined();
    expect(agesOf({}, { list: [...gradesOnly, list[1]!] })).toEqual(list[1]!.ages);
  });

  test.each<[Ages, string, string]>([
    [{ from: { months: 18 }, to: { years: 3 } }, '18 months to 3 years', '18 months-3 years'],
    [{ from: { weeks: 8 }, to: { weeks: 16 } }, '8-16 weeks', '8-16 weeks'],
    [{ from: { years: 0 }, to: { years: 3 } }, 'birth to 3 years', 'birth-3 years'],
    [{ from: { years: 2.5 }, to: { years: 6 } }, '2½-6', '2½-6 years'],
    [{ from: { months: 18 }, to: { months: 36 } }, '18-36 months', '18-36 months'],
  ])('%j are printed as “%s” in a sentence', (ages, inSentence, alone) => {
    expect(formatAges(ages)).toBe(inSentence);
    expect(formatAgesWithUnits(ages)).toBe(alone);
  });
});

test.each([
  [{ date: '2024-10-05', time: '10am-noon' }, /^Saturday, October 5, 2024, 10am-noon$/],
  [
    { date: '2024-11-28', until: '2024-11-29' },
    /^Thursday, November 28\s–\sFriday, November 29, 2024$/,
  ],
])('the days %j are printed as people say them', (days, printed) =>
  expect(formatDays(days, 'en-US')).toMatch(printed),
);

test.each([
  [{}, 'Ayr'],
  [{ postalCode: '01060' }, 'Ayr, 01060'],
  [{ state: 'MA', postalCode: '01060' }, 'Ayr, MA 01060'],
])('an address with %j has the last line “%s”', (rest, line) =>
  expect(formatPostalAddress({ street: '1 Elm', town: 'Ayr', ...rest })).toEqual(['1 Elm', line]),
);
