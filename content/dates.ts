import { define } from './schema/define';
import schema from './schema/dates';

/**
 * Open places, open-house dates and the days of the school's calendar. Each list may be empty. The
 * next build removes past dates from the site.
 *
 *   openings: { asOf: '2024-09-01', programs: [{ program: 'Toddler', places: 'two places, mornings' }] },
 *   openHouses: [{ date: '2024-10-05', from: '10:00', to: '12:00' }],
 *   calendar: [
 *     { date: '2024-09-03', name: 'First day of school' },
 *     { date: '2024-10-17', from: '17:30', until: '19:00', name: 'Supper', place: 'The garden' },
 *     { date: '2024-11-28', to: '2024-11-29', name: 'Thanksgiving', closed: true },
 *   ],
 */
export default define(schema, {
  openingsHeading: 'Open places',
  asOf: 'As of',
  openHousesHeading: 'Open house',
  calendarHeading: 'Calendar',
  closed: 'School closed',
  saveDates: 'Save the dates to your calendar',
  openHouses: [],
  calendar: [],
});
