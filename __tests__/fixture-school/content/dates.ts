import { define } from '../../../content/define';
import { datesSchema } from '../../../content/schema';

export const dates = define('dates', datesSchema, {
  openingsHeading: 'Open places',
  openHousesHeading: 'Open house',
  saveDates: 'Save the dates',
  openHouses: [],
});
