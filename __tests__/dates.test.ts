import { activeNotices, comingDays, comingOpenHouses, freshOpenings } from '@/app/_facts/dates';
import { calendarFile } from '@/app/_facts/calendar-file';
import { dayAt } from '@/content/schema/days';
import school from '@/e2e/second-school/content/school';

const openHouses = [
  { date: '2024-11-09', from: '10:00', to: '12:00' },
  { date: '2024-10-05', from: '09:30', to: '11:00', campus: 'plaza' },
];
const calendar = [
  { date: '2024-11-28', to: '2024-11-29', name: 'Thanksgiving', closed: true },
  { date: '2024-09-03', name: 'First day of school', closed: false },
];

const words = { openHousesHeading: 'Open house', closed: 'School closed', openHouses, calendar };

const thanksgiving =
  'Thanksgiving · School closed: Thursday, November 28 – Friday, November 29, 2024';

test('open places show for one month, from the day on which the school counted them', () => {
  const openings = { asOf: '2024-09-01', programs: [{ program: 'Toddler', places: 'two' }] };
  const days = ['2024-08-31', '2024-09-01', '2024-10-01', '2024-10-02'];
  const areShown = days.map((day) => freshOpenings(openings, day) === openings);
  expect(areShown).toEqual([false, true, true, false]);
});

test('open houses and calendar days are listed by date until they are past', () => {
  const dates = (on: string) => comingOpenHouses(words, on).map(({ date }) => date);
  expect(dates('2024-10-05')).toEqual(['2024-10-05', '2024-11-09']);
  expect(dates('2024-10-06')).toEqual(['2024-11-09']);
  const names = (on: string) => comingDays(calendar, on).map(({ name }) => name);
  expect(names('2024-09-03')).toEqual(['First day of school', 'Thanksgiving']);
  expect(names('2024-11-29')).toEqual(['Thanksgiving']);
  expect(names('2024-11-30')).toEqual([]);
});

test('a day ends at midnight in the school’s time zone', () => {
  expect(dayAt(new Date('2024-10-06T03:30:00Z'), 'America/New_York')).toBe('2024-10-05');
});

test('notices show on their days, and a closing shows from the day that the school chose', () => {
  const notices = [{ text: 'Ice', from: '2024-12-02', until: '2024-12-02' }];
  const days = calendar.map((day) => (day.closed ? { ...day, noticeFrom: '2024-11-25' } : day));
  const textsOn = (today: string) =>
    activeNotices({ ...words, notices, calendar: days }, today).map(({ text }) => text);
  expect(['2024-12-01', '2024-12-02', '2024-12-03'].map(textsOn)).toEqual([[], ['Ice'], []]);
  expect(['2024-11-24', '2024-11-30'].map(textsOn)).toEqual([[], []]);
  expect(['2024-11-25', '2024-11-29'].map(textsOn)).toEqual([[thanksgiving], [thanksgiving]]);
});

const url = 'https://school.example/';
const street = '12 Alder Lane; past the old mill'.padEnd(200, '.');
const postalAddress = { street, town: 'Riverbend', state: 'MA' };
const named = { ...school, name: 'École, Hill House', postalAddress };

/** The lines of a file, after unfolding long lines (RFC 5545, 3.1). */
function linesOf(file: string): string[] {
  return file.replaceAll('\r\n ', '').split('\r\n');
}

test('the calendar file contains each coming event with its time and place', () => {
  const supper = { date: '2024-12-05', name: 'Supper', closed: false, from: '17:30' };
  const link = { label: 'RSVP', href: '/supper' };
  const timed = { ...supper, until: '19:00', place: 'Barn', link };
  const days = [...comingOpenHouses(words, '2024-10-01'), ...calendar, timed];
  const lines = linesOf(calendarFile(named, days, '2024-10-01', 'School closed', url));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(5);
  expect(new Set(lines.filter((line) => line.startsWith('UID:'))).size).toBe(5);
  const expected = [
    'DTSTAMP:20241001T000000Z',
    // The second school is in Denver, in daylight time until November 3.
    'DTSTART:20241005T153000Z',
    'DTSTART:20241109T170000Z',
    'DTEND:20241109T190000Z',
    `LOCATION:${street.replace(';', '\\;')}\\, Riverbend\\, MA`,
    'LOCATION:Plaza campus\\, in town\\, 24 Calle Real\\, Bernalillo\\, NM 87004',
    'DTSTART:20241206T003000Z',
    'DTEND:20241206T020000Z',
    'LOCATION:Barn',
    'URL:https://school.example/supper',
    'DTSTART;VALUE=DATE:20241128',
    'DTEND;VALUE=DATE:20241130',
    'SUMMARY:Thanksgiving\\, School closed\\, École\\, Hill House',
  ];
  expect(lines).toEqual(expect.arrayContaining(expected));
  expect(lines.at(-1)).toBe('');
});

test('an event keeps its identity when its hours change, and has a length without an end', () => {
  const supper = { date: '2024-12-05', name: 'Supper', closed: false, from: '17:30' };
  const eventOf = (...days: (typeof supper)[]) =>
    linesOf(calendarFile(named, days, '2024-10-01', 'School closed', url));
  const idsIn = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
  const later = { ...supper, from: '18:00' };
  expect(idsIn(eventOf(later))).toEqual(idsIn(eventOf(supper)));
  expect(new Set(idsIn(eventOf(supper, later))).size).toBe(2);
  expect(eventOf(supper)).toContain('DTEND:20241206T013000Z');
});
