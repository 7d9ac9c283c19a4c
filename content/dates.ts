import { define } from './define';
import { datesSchema } from './schema';

/**
 * What passes: open places and open-house dates. Both lists may be empty, and then nothing of them
 * is on the site. What is out of date leaves the site at its next build.
 *
 *   openings: { asOf: '2024-09-01', programs: [{ program: 'Toddler', places: 'two mornings places' }] },
 *   openHouses: [{ date: '2024-10-05', from: '10:00', to: '12:00' }],
 */
export const dates = define('dates', datesSchema, {
  openingsHeading: 'Open places',
  openHousesHeading: 'Open house',
  saveDates: 'Save the dates to your calendar',
  openHouses: [],
});
