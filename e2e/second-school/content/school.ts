import { define } from '@/content/schema/define';
import schema from '@/content/schema/school';

/** A long name with letters of many languages, an apostrophe and an ampersand */
export default define(schema, {
  name: "Saint Zoë's & Nguyễn-Søndergård Montessori Casa",
  shortName: 'Saint Zoë’s',
  description: 'A Montessori school on a working orchard, for children from 3 months to 9 years.',
  postalAddress: { street: '1187½ Peña Blanca Orchard Road, Building “C”', town: 'Cañon Verde', state: 'NM', postalCode: '87013' },
  telephone: '(505) 555-0187 ext. 12',
  email: 'front.office@saint-zoe-and-nguyen-sondergard.example',
  officeHours: 'Monday to Thursday, 7:30am-5:30pm; Friday, 7:30am-1pm',
  founded: 1974,
  ages: { from: { months: 3 }, to: { years: 9 } },
  schoolYear: '2031-2032',
  timeZone: 'America/Denver',
  headOfSchool: { title: 'Director', name: 'Thùy Nguyễn' },
  associations: [
    { name: 'Desert Montessori Alliance', membership: 'a member of the Desert Montessori Alliance', badge: 'desert-alliance.svg' },
    { name: 'Farm Schools of the Southwest', membership: 'accredited by Farm Schools of the Southwest', badge: 'farm-schools.svg' },
  ],
  license: 'licensed by the state as a child care center',
  classroom: { children: 'at most fourteen', adults: 'three adults', workCycle: 'three-hour' },
  deadlines: { decision: 'three weeks', payment: 'one week' },
  socialMedia: [{ name: 'YouTube', url: 'https://www.youtube.com/@saint-zoe.example' }],
});
