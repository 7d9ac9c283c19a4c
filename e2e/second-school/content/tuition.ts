import { define } from '@/content/schema/define';
import schema from '@/content/schema/tuition';
import school from './school';

/** By the year in ten payments: three lengths of day, two ways to come three days, holes, no deposit. */
export default define(schema, {
  pricesFor: '2031-2032',
  title: 'Tuition & fees',
  lead: 'Tuition covers lunch, the garden, and the train.',
  caption: { en: `By the year, ${school.schoolYear}`, es: `Colegiatura por año, ${school.schoolYear}` },
  per: 'year',
  payments: 10,
  thousandsComma: true,
  days: [
    { count: 5, names: { en: 'Monday to Friday', es: 'De lunes a viernes' } },
    { count: 3, names: { en: 'Mon, Wed, Fri', es: 'Lunes, miércoles y viernes' }, id: 'alternate' },
    { count: 3, names: { en: 'Tuesday to Thursday', es: 'De martes a jueves' }, id: 'in-a-row' },
    { count: 1, names: { en: 'Saturday', es: 'Sábado' } },
  ],
  sessions: [
    { id: 'early', name: { en: 'Mornings', es: 'Mañanas' }, one: { en: 'Morning', es: 'Mañana' }, hours: { en: '7:45am-12:15pm', es: 'de 7:45 a.m. a 12:15 p.m.' } },
    { id: 'school', name: { en: 'School days', es: 'Jornadas escolares' }, hours: { en: '7:45am-3:15pm', es: 'de 7:45 a.m. a 3:15 p.m.' } },
    { id: 'long', name: { en: 'Long days', es: 'Jornadas largas' }, hours: { en: '7:45am-5:45pm', es: 'de 7:45 a.m. a 5:45 p.m.' } },
  ],
  programs: [
    {
      program: 'nido',
      name: { en: 'Nido', es: 'Nido' },
      ages: { en: '3-18 months', es: '3 a 18 meses' },
      hours: { long: { en: '8am-5pm', es: 'de 8 a.m. a 5 p.m.' } },
      prices: [
        { days: 5, session: 'long', price: 24850 },
        { days: 'in-a-row', session: 'long', price: 16900 },
      ],
      note: { en: 'Diapers are yours, laundry is ours.', es: 'Los pañales los pone la familia; de lavar la ropa nos encargamos nosotros.' },
    },
    {
      program: 'toddler-community',
      name: { en: 'Toddler Community', es: 'Comunidad Infantil' },
      ages: { en: '18 months-3 years', es: '18 meses a 3 años' },
      prices: [
        { days: 5, session: 'early', price: 14500 },
        { days: 5, session: 'school', price: 21500 },
        { days: 5, session: 'long', price: 23950 },
        { days: 'alternate', session: 'early', price: 9950 },
      ],
    },
    {
      program: 'casa',
      name: { en: 'Casa & Kindergarten', es: 'Casa y kínder' },
      ages: { en: '3-6 years', es: '3 a 6 años' },
      prices: [
        { days: 5, session: 'school', price: 18750 },
        { days: 5, session: 'long', price: 20500 },
        { days: 1, session: 'early', price: 2400 },
      ],
    },
    {
      program: 'lower-elementary',
      name: { en: 'Lower Elementary', es: 'Taller I' },
      ages: { en: '6-9 years', es: '6 a 9 años' },
      prices: [],
      note: { en: 'By what a family earns: [ask the front office](/talk-to-us).', es: 'Según los ingresos de cada familia: [pregunte en la oficina](/es/contacto).' },
    },
  ],
  columns: { schedule: { en: 'Days & length', es: 'Días y jornada' }, hours: { en: 'From and until', es: 'Horario' }, due: { en: 'To begin', es: 'Pago inicial' } },
  finder: {
    heading: { en: 'What would we pay?', es: '¿Cuánto pagaríamos?' },
    text: { en: 'Pick a room, the days and the hours.', es: 'Elija un salón, los días y el horario.' },
    questions: { program: { en: 'Which room', es: 'Qué salón' }, days: { en: 'How many days', es: 'Cuántos días' }, session: { en: 'Until when', es: 'Hasta qué hora' } },
    row: { en: 'Where it stands in the table', es: 'Ver la fila en la tabla' },
    notOffered: {
      heading: { en: 'That one we do not have', es: 'Eso no lo tenemos' },
      text: { en: 'Pick other days, or [tell us](/talk-to-us) what you need.', es: 'Elija otros días o [díganos](/es/contacto) qué necesita.' },
    },
    application: { when: { en: 'When you apply', es: 'Con la solicitud' }, what: { en: 'application fee', es: 'cuota de solicitud' } },
    acceptance: { when: { en: 'When we say yes', es: 'Cuando decimos que sí' }, what: { en: 'the first month', es: 'el primer mes' } },
  },
  offers: [
    { name: { en: 'Saturday Playgroup', es: 'Juegos del sábado' }, audience: { en: 'babies who do not walk yet', es: 'bebés que aún no caminan' }, weeks: 6, when: { en: 'Saturdays', es: 'los sábados' }, price: 180 },
    {
      program: 'casa',
      name: { en: 'Harvest Camp', es: 'Campamento de la cosecha' },
      audience: { en: 'children', es: 'niñas y niños' },
      ages: { en: '4 to 9', es: 'de 4 a 9 años' },
      weeks: 11,
      when: { en: 'June to August, 9am-3pm', es: 'de junio a agosto, de 9 a.m. a 3 p.m.' },
      price: 1310,
      per: { en: 'for the summer', es: 'por el verano' },
    },
    { name: { en: 'Cider evening', es: 'Noche de sidra' }, audience: { en: 'everybody', es: 'toda la familia' }, when: { en: 'in October', es: 'en octubre' }, price: 0 },
  ],
  care: {
    heading: { en: 'Before and after', es: 'Antes y después' },
    text: { en: 'With the same adults.', es: 'Con los mismos adultos.' },
    rows: [{ name: { en: 'Late gate, with supper', es: 'Puerta tardía, con cena' }, hours: { en: '5:45pm-6:30pm', es: 'de 5:45 p.m. a 6:30 p.m.' }, price: 18, per: { en: 'a day', es: 'al día' } }],
  },
  free: { en: 'On the house', es: 'Invita la casa' },
  fees: {
    heading: { en: 'Once, and when', es: 'Una vez, y cuándo' },
    application: {
      name: { en: 'Application fee', es: 'Cuota de solicitud' },
      amount: 75,
      text: { en: 'One for a family, not for a child.', es: 'Una por familia, no por niño.' },
    },
    others: [{ name: { en: 'Boots & rain suit', es: 'Botas y traje de lluvia' }, amount: 60, text: { en: 'Each fall, from Nido on.', es: 'Cada otoño, desde Nido.' } }],
    decisionWeeks: 3,
    paymentWeeks: 1,
  },
  notes: [{ title: { en: 'Assistance', es: 'Becas' }, text: { en: 'One family in four has it: [ask us](/talk-to-us).', es: 'Una de cada cuatro familias tiene una: [pregúntenos](/es/contacto).' } }],
  nextStep: {
    heading: 'Is it too much?',
    text: 'Ask us about assistance.',
    links: [{ label: 'Talk to us', href: '/talk-to-us' }],
  },
});
