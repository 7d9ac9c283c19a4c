/** @jest-environment node */
import {
  comingOpenHouses,
  dayInWords,
  freshOpenings,
  timeInWords,
} from '@/app/_site/current-dates';
import { calendar, contactCard } from '@/app/_site/downloads';

const openings = { asOf: '2024-09-01', programs: [{ program: 'Toddler', places: 'two mornings' }] };
const openHouses = [
  { date: '2024-11-09', from: '10:00', to: '12:00' },
  { date: '2024-10-05', from: '09:30', to: '11:00' },
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

describe('open houses', () => {
  test('stand in the order in which they come, until their day is past', () => {
    const dates = (on: string) => comingOpenHouses(openHouses, on).map(({ date }) => date);
    expect(dates('2024-09-01')).toEqual(['2024-10-05', '2024-11-09']);
    expect(dates('2024-10-05')).toEqual(['2024-10-05', '2024-11-09']);
    expect(dates('2024-10-06')).toEqual(['2024-11-09']);
    expect(dates('2025-01-01')).toEqual([]);
  });

  test('are told as people say a day and an hour', () => {
    expect(dayInWords('2024-10-05')).toBe('Saturday, October 5, 2024');
    expect(['09:30', '10:00', '12:00', '16:05', '00:00'].map(timeInWords)).toEqual([
      '9:30am',
      '10am',
      '12pm',
      '4:05pm',
      '12am',
    ]);
  });

  test('can be kept in a calendar', () => {
    const lines = calendar(openHouses).split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTART:20241109T100000');
    expect(lines).toContain('DTEND:20241109T120000');
    expect(lines).toContain('LOCATION:12 Alder Lane\\, Riverbend');
    expect(lines.at(-1)).toBe('');
  });
});

test('the contact card ends every line as its format asks', () => {
  const card = contactCard();
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
  expect(card.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
