import { define } from '@/content/schema/define';
import schema from '@/content/schema/school';

/** A long name with letters from many languages, an apostrophe and an ampersand; two associations. */
export default define(schema, {
  name: "Saint Zoë's & Nguyễn-Søndergård Montessori Casa",
  shortName: 'Saint Zoë’s',
  description:
    'A Montessori school on a working orchard for children from 3 months to 12 years, in English and Spanish.',
  postalAddress: {
    street: '1187½ Peña Blanca Orchard Road, Building “C”',
    town: 'Cañon Verde',
    state: 'NM',
    postalCode: '87013',
  },
  telephone: '(505) 555-0187 ext. 12',
  email: 'front.office@saint-zoe-and-nguyen-sondergard.example',
  officeHours: { en: 'Monday to Thursday, 7:30am-5:30pm; Friday, 7:30am-1pm', es: 'de lunes a jueves, de 7:30 a. m. a 5:30 p. m.; viernes, de 7:30 a. m. a 1 p. m.' },
  founded: 1974,
  ages: { from: { months: 3 }, to: { years: 12 } },
  schoolYear: '2031-2032',
  timeZone: 'America/Denver',
  headOfSchool: { title: 'Director', name: 'Thùy Nguyễn' },
  associations: [
    {
      name: 'Desert Montessori Alliance',
      membership: 'a member of the Desert Montessori Alliance',
      badge: 'desert-alliance.svg',
    },
    {
      name: 'Farm Schools of the Southwest',
      membership: 'accredited by Farm Schools of the Southwest',
      badge: 'farm-schools.svg',
    },
  ],
  license: 'licensed by the state as a child care center',
  classroom: {
    children: 'at most fourteen',
    adults: 'three trained adults',
    workCycle: 'three-hour',
  },
  socialMedia: [
    { name: 'Instagram', url: 'https://www.instagram.com/saint-zoe.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@saint-zoe.example' },
  ],
  campuses: [
    { id: 'orchard', name: { en: 'Orchard campus', es: 'Plantel del huerto' }, programs: ['casa', 'lower-elementary'] },
    {
      id: 'plaza',
      name: { en: 'Plaza campus, in town', es: 'Plantel de la plaza, en el pueblo' },
      postalAddress: { street: '24 Calle Real', town: 'Bernalillo', state: 'NM', postalCode: '87004' },
      telephone: '(505) 555-0164',
      officeHours: { en: 'Monday to Friday, 7:30am-5:45pm', es: 'de lunes a viernes, de 7:30 a. m. a 5:45 p. m.' },
      director: 'Marisol Baca y Trujillo',
      programs: ['nido', 'toddler-community'],
      directions: { en: 'From the Rail Runner walk west for six minutes, to the adobe house with the blue gate.', es: 'Desde la estación, camine seis minutos hacia el oeste, hasta la casa de adobe con la puerta azul.' },
      parking: { en: 'Ten minutes at the gate to say goodbye.', es: 'Diez minutos frente a la puerta, para despedirse.' },
      map: { label: { en: 'The gate on a map', es: 'La puerta en un mapa' }, href: 'https://www.openstreetmap.org/#map=17/35.3/-106.5' },
      photo: 'community-meal',
    },
  ],
});
