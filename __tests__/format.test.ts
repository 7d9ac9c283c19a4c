import { activeNotices, comingEvents } from '@/app/_lib/coming-dates';
import { formatAge, formatAges, formatAgesWithUnits } from '@/content/format/ages';
import { formatDays } from '@/content/format/days';
import { formatAmount } from '@/content/format/prices';
import { formatMemberships, formatPostalAddress } from '@/content/format/school';
import { dayAt } from '@/content/schema/dates';
import type { Ages } from '@/content/schema/parts/ages';
import school from '@/e2e/fixture/content/school';

test.each([
  [12750, false, '$12,750'],
  [1275, false, '$1275'],
  [1275, true, '$1,275'],
  [8.5, false, '$8.50'],
])('the price %d, with thousandsComma: %s, is printed as %s', (amount, thousandsComma, printed) =>
  expect(formatAmount(amount, { thousandsComma }, 'en-US')).toBe(printed),
);

test.each([
  ['en-CA', '$448.80', '$12,750', /^Saturday, October 5, 2024$/, 'A, B and C'],
  ['en-GB', '£448.80', '£12,750', /^Saturday,? 5 October 2024$/, 'A, B and C'],
  ['en-IE', '€448.80', '€12,750', /^Saturday,? 5 October 2024$/, 'A, B and C'],
] as const)('%s has its own prices, dates and lists', (locale, price, sum, day, list) => {
  const tuition = { thousandsComma: false };
  expect(formatAmount(448.8, tuition, locale)).toBe(price);
  expect(formatAmount(12750, tuition, locale)).toBe(sum);
  expect(formatDays({ date: '2024-10-05' }, locale)).toMatch(day);
  const associations = ['A', 'B', 'C'].map((name) => ({ name, membership: name }));
  expect(formatMemberships({ ...school, associations, locale })).toBe(list);
});

test.each<[Ages, string, string]>([
  [{ from: { months: 18 }, to: { years: 3 } }, '18 months to 3 years', '18 months-3 years'],
  [{ from: { months: 18 }, to: { months: 36 } }, '18-36 months', '18-36 months'],
  [{ from: { weeks: 8 }, to: { weeks: 16 } }, '8-16 weeks', '8-16 weeks'],
  [{ from: { weeks: 8 }, to: { months: 1 } }, '8 weeks to 1 month', '8 weeks-1 month'],
  [{ from: { months: 0 }, to: { years: 3 } }, 'birth to 3 years', 'birth-3 years'],
  [{ from: { years: 0 }, to: { years: 3 } }, 'birth to 3 years', 'birth-3 years'],
  [{ from: { years: 3 }, to: { years: 6 } }, '3-6', '3-6 years'],
  [{ from: { years: 2.5 }, to: { years: 6 } }, '2½-6', '2½-6 years'],
  [{ from: { months: 12 }, to: { years: 2.5 } }, '12 months to 2½ years', '12 months-2½ years'],
])('the ages %j are printed as people say them', (ages, inSentence, alone) => {
  expect(formatAges(ages)).toBe(inSentence);
  expect(formatAgesWithUnits(ages)).toBe(alone);
});

test('an age of 0 is birth', () => expect(formatAge({ weeks: 0 })).toBe('birth'));

test('days and hours are printed as people say them', () => {
  const twoDays = formatDays({ date: '2024-11-28', until: '2024-11-29' }, 'en-US');
  expect(twoDays).toMatch(/^Thursday, November 28\s–\sFriday, November 29, 2024$/);
  const morning = formatDays({ date: '2024-10-05', time: '10am-noon' }, 'en-US');
  expect(morning).toBe('Saturday, October 5, 2024, 10am-noon');
});

test('an address may lack its state and its postal code', () => {
  const lines = (rest: object) => formatPostalAddress({ street: '1 Elm', town: 'Ayr', ...rest });
  expect(lines({})).toEqual(['1 Elm', 'Ayr']);
  expect(lines({ postalCode: '01060' })).toEqual(['1 Elm', 'Ayr, 01060']);
  expect(lines({ state: 'MA', postalCode: '01060' })).toEqual(['1 Elm', 'Ayr, MA 01060']);
});

const events = [
  { date: '2024-11-28', until: '2024-11-29', name: 'Thanksgiving', closed: true },
  { date: '2024-09-03', name: 'First day of school', closed: false },
];

test('events are sorted by date and stay until their last day is over', () => {
  const names = (on: string) => comingEvents(events, on).map(({ name }) => name);
  expect(names('2024-09-03')).toEqual(['First day of school', 'Thanksgiving']);
  expect(names('2024-11-29')).toEqual(['Thanksgiving']);
  expect(names('2024-11-30')).toEqual([]);
});

test('a day ends at midnight in the school’s time zone', () => {
  expect(dayAt(new Date('2024-10-06T03:30:00Z'), 'America/New_York')).toBe('2024-10-05');
});

test('notices show from their first day through their last', () => {
  const notices = [{ text: 'Ice', from: '2024-12-02', until: '2024-12-03' }];
  const days = ['2024-12-01', '2024-12-02', '2024-12-03', '2024-12-04'];
  const counts = days.map((day) => activeNotices(notices, day).length);
  expect(counts).toEqual([0, 1, 1, 0]);
});
