import { newYear } from '@/scripts/check/rules/new-year';
import { pastEvents } from '@/scripts/check/rules/past-events';
import type { School } from '@/scripts/school/load-school';
import { sourceOf } from '@/scripts/school/source';

/** The messages about a school with these texts, in the year 2031-2032. */
function messagesAbout(
  texts: string[],
  { pricesFor = 2031, sample = false, today = '', type = '' } = {},
) {
  const content = { school: { schoolYear: '2031-2032', sample }, tuition: { pricesFor } };
  const leaves = texts.map((value, index) => ({ path: ['home', index], value, type }));
  const sources = [sourceOf('home.ts', `export default define(schema, ${JSON.stringify(texts)})`)];
  return newYear({ content, leaves, sources, today } as unknown as School).map(
    ({ severity = 'mistake', message }) => `${severity}: ${message}`,
  );
}

test.each([
  'From 2031-2032, 2031–32 or 2030-33',
  'By Wednesday, May 5, 2032, on Tues., Sept. 9, or Thur. May 6th',
  'Tuesday, July 1, or Saturday, July 31, and Mon. 8 September',
  'Thursday and Friday, October 9 and 10, or Thursday-Friday, October 9-10',
  'Friday, June 6, 2031, in summer 2025, since September 5, 2006, in May 2031, on 2011-12-14',
  'Children under 3 may 2 times, on Sundial 5 or in Mars 3, for $80',
])('dates of the year and historical ones need no message: %s', (text) => {
  expect(messagesAbout([text])).toEqual([]);
});

test.each([
  ['From 2032-33', 'this mentions “2032-33”, but the school year is 2031-2032.'],
  ['In 2030-2031, on Monday, September 9', 'this mentions “2030-2031”, but'],
  ['By Friday, May 5', '“Friday, May 5” is a Wednesday in 2032. Correct'],
  ['By Sat, 9 May', '“Sat, 9 May” is a Sunday in 2032.'],
  ['By Monday, July 4', '“Monday, July 4” is a Friday in 2031 and a Sunday in 2032.'],
  ['Monday, September 1, or Friday, August 5', '“Friday, August 5” is a Tuesday in 2031.'],
  ['Mon, Dec 22-Fri, Jan 1', '“Fri, Jan 1” is a Thursday in 2032.'],
])('another school year or a wrong weekday is a warning: %s', (text, message) => {
  expect(messagesAbout([text])).toEqual([expect.stringContaining(`warning: ${message}`)]);
});

test.each([
  ['By August 1, 2031; by May 14, 2031 and June 2031', '“May 14, 2031”, “June 2031”'],
  ['On the 3rd of May or 7/31/2031, not in 2032 or 2031-2032', '“3rd of May”, “2031”'],
  ['Until March\u00a015 it costs $80, since June 4, 2006', '“March\u00a015”, “$80”'],
  ['On November 18 and 19, in 2030-2031', '“November 18 and 19”, “2030-2031”'],
  ['[A](/files/field-trip.docx?calendar-2030)', '“2030”'],
  ['El 15 de septiembre, 448,80\u00a0$ o 1\u202f200 $ al mes', '“448,80\u00a0$”, “1\u202f200 $”'],
])('until its prices are reviewed, a new year asks about what it may change: %s', (text, found) => {
  // Words that begin like months and weekdays.
  const others = 'Marble 5, Juniper 3, Decodable 12, and they may 2 times';
  expect(messagesAbout([text, others], { pricesFor: 2030 })).toEqual([
    expect.stringMatching(/^mistake: .* began in 2030, .* has 2031-2032\. .* pricesFor: 2031\.$/),
    `mistake: is this still right? ${found}`,
  ]);
});

test('a new year asks about links and descriptions of photos, but not about dates of events', () => {
  for (const [type, count] of Object.entries({ href: 2, alt: 2, date: 1 }))
    expect(messagesAbout(['/2030-10-14'], { pricesFor: 2030, type })).toHaveLength(count);
});

test.each([
  ['2032-05-31', []],
  ['2032-06-01', ['warning: the school year 2031-2032 ends this summer']],
  ['2032-08-01', ['warning: the school year 2031-2032 is over']],
])('the school year has on %s the warnings %j', (today, sentences) => {
  expect(messagesAbout([], { today })).toEqual(
    sentences.map((each) => expect.stringContaining(each)),
  );
});

test('a calendar has a warning from the day after its last event', () => {
  const events = [{ date: '2032-03-01', until: '2032-03-05' }, { date: '2031-10-14' }];
  const onDay = (today: string, sample = false) =>
    pastEvents({ content: { school: { sample }, dates: { events } }, today } as unknown as School);
  expect(onDay('2032-03-05')).toEqual([]);
  expect(onDay('2032-03-06')).toMatchObject([{ path: ['events'], severity: 'warning' }]);
  expect(onDay('2032-03-06', true)).toEqual([]);
});

test('the sample has no messages about years, dates, weekdays and prices', () => {
  const text = 'By Friday, May 5, 2031, or in 2040-2041, for $80';
  const sample = { pricesFor: 2030, sample: true, today: '2040-01-01' };
  expect(messagesAbout([text], sample)).toEqual([]);
});
