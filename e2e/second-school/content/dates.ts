import { define } from '@/content/schema/define';
import schema from '@/content/schema/dates';
import school from './school';

/** A day as `2024-10-05`, counted from the day on which this is read. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: school.timeZone,
  });

/** Openings and open houses, always of these weeks, so that the tests of them never grow old. */
export default define(schema, {
  openingsHeading: 'Places, today',
  asOf: 'As we knew it on',
  openHousesHeading: 'Come & see',
  calendarHeading: 'On the calendar',
  closed: 'the gate is shut',
  saveDates: 'Put the days into my calendar',
  openings: {
    asOf: inDays(-2),
    programs: [
      { program: 'Nido', places: 'one place from the first of next month' },
      { program: 'Toddler Community', places: 'two places, three days a week' },
    ],
  },
  openHouses: [
    { date: inDays(24), from: '17:30', to: '19:00' },
    { date: inDays(10), from: '09:00', to: '12:00' },
    { date: inDays(-3), from: '09:00', to: '12:00' },
  ],
  calendar: [
    { date: inDays(-20), name: 'Apple pressing' },
    { date: inDays(-1), to: inDays(2), name: 'Lambing week', closed: true },
    { date: inDays(40), name: 'Conferences with every family, in both languages' },
  ],
});
