import { define } from '../../../content/define';
import { schoolSchema } from '../../../content/schema';

export const school = define('school', schoolSchema, {
  name: 'Señora Núñez’s School',
  shortName: 'Núñez',
  description: 'A Montessori school for children from 2 to 6 years.',
  address: { street: '1 Main Street', town: 'Elsewhere' },
  telephone: '(413) 555-0199',
  email: 'office@school.example',
  officeHours: 'Monday to Friday, 8am-4pm',
  founded: 1999,
  ages: { from: { years: 2 }, to: { years: 6 } },
  schoolYear: '2031-2032',
  timeZone: 'America/Chicago',
  headOfSchool: 'Director',
  association: { name: 'A Society', membership: 'a member of A Society' },
  license: 'licensed by the state',
  classroom: { children: 'twelve', adults: 'two teachers', workCycle: 'three-hour' },
  socialMedia: [],
});
