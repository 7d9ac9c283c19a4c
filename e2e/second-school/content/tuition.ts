import { define } from '@/content/schema/define';
import schema from '@/content/schema/tuition';
import contact from './contact';

/** Yearly prices, three lengths of day, gaps, and no deposit. */
export default define(schema, {
  pricesFor: '2031-2032',
  title: 'Tuition & fees',
  lead: 'Tuition covers lunch, the garden, and the train.',
  caption: 'By the year',
  per: 'year',
  payments: 10, thousandsComma: true,
  days: [{ count: 5, names: 'Monday to Friday' }, { count: 3, names: 'Tuesday to Thursday' }, { count: 1, names: 'Saturday' }],
  sessions: [
    { id: 'early', name: 'Mornings', hours: '7:45am-12:15pm' },
    { id: 'school', name: 'School days', hours: '7:45am-3:15pm' },
    { id: 'long', name: 'Long days', hours: '7:45am-5:45pm' },
  ],
  programs: [
    {
      program: 'nido', name: 'Nido', hours: { long: '8am-5pm' }, note: 'Diapers are yours, laundry is ours.',
      prices: [
        { days: 5, session: 'long', price: 24850 },
        { days: 3, session: 'long', price: 16900 },
      ],
    },
    {
      program: 'casa', name: 'Casa & Kindergarten', ages: '3-6 years',
      prices: [
        { days: 5, session: 'school', price: 18750 },
        { days: 3, session: 'school', price: 11800 },
        { days: 1, session: 'early', price: 2400 },
      ],
    },
    { program: 'lower-elementary', name: 'Lower Elementary', prices: [], note: 'By what a family earns: [ask the front office](/contact).' },
  ],
  columns: { schedule: 'Days & length', hours: 'From and until', due: 'To begin' },
  finder: {
    heading: 'What would we pay?', text: 'Pick a room, the days and the hours.',
    questions: { program: 'Which room', days: 'How many days', session: 'Until when' },
    row: 'Where it stands in the table',
    start: { heading: 'Nothing picked', text: 'Pick one of each.' },
    notOffered: { heading: 'That one we do not have', text: '[Tell us](/contact) what you need.' },
    application: { when: 'When you apply', what: 'application fee' }, acceptance: { when: 'When we say yes', what: 'the first payment' },
  },
  offers: [{ name: 'Saturday Playgroup', audience: 'babies who do not walk yet', weeks: 6, when: 'Saturdays', price: 0 }],
  care: { heading: 'Before and after', text: 'With the same adults.', rows: [{ name: 'Late gate, with supper', hours: '5:45pm-6:30pm', price: 18, per: 'a day' }] },
  free: 'On the house',
  fees: {
    heading: 'Once, and when',
    application: { name: 'Application fee', amount: 75, text: 'One for a family, not for a child.' },
    others: [{ name: 'Boots & rain suit', amount: 60, text: 'Each fall, from Nido on.' }],
  },
  notes: [{ title: 'Assistance', text: 'One family in four has it: [ask us](/contact).' }],
  nextStep: contact.nextStep,
});
