import { define } from '../../../content/define';
import { datesSchema } from '../../../content/schema';

export const dates = define('dates', datesSchema, {
  openingsHeading: 'Open places',
  asOf: 'As of',
  openHousesHeading: 'Open house',
  calendarHeading: 'Calendar',
  closed: 'School closed',
  saveDates: 'Save the dates',
  openHouses: [],
});
