/** @jest-environment node */
import {
  comingDays,
  comingOpenHouses,
  formatDay,
  formatDays,
  freshOpenings,
  formatTime,
} from '@/app/_data/dates';
import { dayAt } from '@/content/schema/days';
import { calendarFile, contactCard } from '@/app/_data/downloads';
import school from '@/content/school';

const openings = { asOf: '2024-09-01', programs: [{ program: 'Toddler', places: 'two mornings' }] };
const openHouses = [
  { date: '2024-11-09', from: '10:00', to: '12:00' },
  { date: '2024-10-05', from: '09:30', to: '11:00' },
];
const calendar = [
  { date: '2024-11-28', to: '2024-11-29', name: 'Thanksgiving', closed: true },
  { date: '2024-09-03', name: 'First day of school', closed: false },
];

describe('open places are shown', () => {
  test.each([
    ['on their day', '2024-09-01', true],
    ['for a month', '2024-10-01', true],
    ['no longer after it', '2024-10-02', false],
    ['not before their day', '2024-08-31', false],
  ])('%s', (_, on, shown) => {
    expect(freshOpenings(openings, on)).toBe(shown ? openings : undefined);
  });

  test('only where there are any', () => {
    expect(freshOpenings(undefined, '2024-09-01')).toBeUndefined();
  });
});

test('open houses stand in the order in which they come, until their day is past', () => {
  const dates = (on: string) => comingOpenHouses(openHouses, on).map(({ date }) => date);
  expect(dates('2024-09-01')).toEqual(['2024-10-05', '2024-11-09']);
  expect(dates('2024-10-05')).toEqual(['2024-10-05', '2024-11-09']);
  expect(dates('2024-10-06')).toEqual(['2024-11-09']);
  expect(dates('2025-01-01')).toEqual([]);
});

test('days of the calendar stand in their order, until the last of them is past', () => {
  const names = (on: string) => comingDays(calendar, on).map(({ name }) => name);
  expect(names('2024-09-03')).toEqual(['First day of school', 'Thanksgiving']);
  expect(names('2024-09-04')).toEqual(['Thanksgiving']);
  expect(names('2024-11-29')).toEqual(['Thanksgiving']);
  expect(names('2024-11-30')).toEqual([]);
});

test('a day is over when it is over at the school', () => {
  const moment = new Date('2024-10-06T03:30:00Z');
  expect(dayAt(moment, 'America/New_York')).toBe('2024-10-05');
  expect(dayAt(moment, 'Pacific/Honolulu')).toBe('2024-10-05');
  expect(dayAt(moment, 'Europe/Lisbon')).toBe('2024-10-06');
});

test('days and hours are told as people say them', () => {
  expect(formatDay('2024-10-05')).toBe('Saturday, October 5, 2024');
  expect(formatDays(calendar[0]!)).toMatch(
    /^Thursday, November 28\s–\sFriday, November 29, 2024$/,
  );
  expect(['09:30', '10:00', '12:00', '12:30', '16:05', '00:00'].map(formatTime)).toEqual([
    '9:30am',
    '10am',
    'noon',
    '12:30pm',
    '4:05pm',
    'midnight',
  ]);
});

const home = 'https://school.example/';
const words = { openHousesHeading: 'Open house', closed: 'School closed', openHouses, calendar };

test('what is to come can be kept in a calendar', () => {
  const address = { street: '12 Alder Lane', town: 'Riverbend', state: 'MA', postalCode: '01060' };
  const lines = calendarFile({ ...school, name: 'Alder Lane', address }, words, home).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
  expect(lines).toContain('DTSTART:20241109T100000');
  expect(lines).toContain('DTEND:20241109T120000');
  expect(lines).toContain('LOCATION:12 Alder Lane\\, Riverbend\\, MA 01060');
  expect(lines).toContain('DTSTART;VALUE=DATE:20241128');
  expect(lines).toContain('DTEND;VALUE=DATE:20241130');
  expect(lines).toContain('SUMMARY:Thanksgiving\\, School closed\\, Alder Lane');
  expect(lines.at(-1)).toBe('');
});

test('the contact card says how to reach the school', () => {
  const card = contactCard(
    { ...school, name: 'École; Hill\nHouse' },
    'tel:+14135550142;ext=12',
    home,
  );
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card).toContain('FN:École\\; Hill\\nHouse\r\n');
  expect(card).toContain('TEL;TYPE=WORK,VOICE:+14135550142,12\r\n');
});
