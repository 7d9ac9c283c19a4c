import { define } from './schema/define';
import schema from './schema/tuition';
import school from './school';

/** Tuition: every price, fee and deadline of the school year. */
export default define(schema, {
  pricesFor: '2024-2025',
  title: 'Tuition',
  lead: 'Tuition is paid in ten monthly payments, September through June.',
  caption: `Tuition ${school.schoolYear}, monthly`,
  per: 'month',
  payments: 10,
  days: [
    { count: 5, names: 'Mon-Fri' },
    { count: 3, names: 'Mon-Wed' },
    { count: 2, names: 'Thu-Fri' },
  ],
  sessions: [
    { id: 'mornings', name: 'Mornings', plural: 'mornings', hours: '8:30am-noon' },
    { id: 'full-days', name: 'Full days', plural: 'full days', hours: '8:30am-4pm' },
  ],
  programs: [
    {
      program: 'toddler',
      name: 'Toddler',
      prices: [
        { days: 5, session: 'mornings', price: 975 },
        { days: 5, session: 'full-days', price: 1275 },
        { days: 3, session: 'mornings', price: 780 },
        { days: 3, session: 'full-days', price: 960 },
        { days: 2, session: 'mornings', price: 520 },
        { days: 2, session: 'full-days', price: 640 },
      ],
    },
    {
      program: 'primary',
      name: 'Primary',
      ages: '3 years-Kindergarten',
      prices: [
        { days: 5, session: 'mornings', price: 1100 },
        { days: 5, session: 'full-days', price: 1400 },
        { days: 3, session: 'mornings', price: 780 },
        { days: 3, session: 'full-days', price: 960 },
        { days: 2, session: 'mornings', price: 520 },
        { days: 2, session: 'full-days', price: 640 },
      ],
    },
  ],
  columns: { schedule: 'Schedule', hours: 'Hours', price: 'Monthly' },
  due: `Within ${school.deadlines.payment} of the acceptance letter: the first month’s tuition and the [security deposit](#fees).`,
  finder: {
    heading: 'Find your schedule',
    text: 'Choose a program, the days and the length of day to see the hours and the price.',
    questions: { program: 'Program', days: 'Days a week', session: 'Length of day' },
    year: 'for the school year',
    row: 'Show this row in the table',
    start: {
      heading: 'Not chosen yet',
      text: 'Choose one of each, and its hours and price appear here.',
    },
    notOffered: {
      heading: 'Not offered',
      text: 'We don’t offer this schedule. Choose another one, or [contact us](/contact) to ask what we can do.',
    },
  },
  free: 'Free',
  groups: [
    {
      id: 'fees',
      heading: 'Fees, and when they are due',
      rows: [
        {
          name: 'New student application fee',
          price: 50,
          fact: 'applicationFee',
          text: 'Per child, non-refundable. It’s paid with the enrollment application.',
        },
        {
          name: 'Security deposit',
          price: 600,
          fact: 'deposit',
          text: 'For the academic program only (Toddler and Primary). It’s due with the first month’s tuition and subtracted from the last month’s tuition of the academic year. If that month costs less, we refund the rest in June: $80 for a $520 month.',
        },
      ],
    },
    {
      id: 'care',
      heading: 'Care before and after class',
      rows: [
        { name: 'Before class', when: '7:30am-8:30am', price: 9, per: 'a day' },
        { name: 'After class', when: '4pm-5:30pm', price: 14, per: 'a day' },
        { name: 'Late pick-up', when: 'after 12:10pm or 5:40pm', price: 10, per: 'a quarter hour' },
      ],
    },
    {
      id: 'playgroup',
      heading: 'Parent-Child Playgroup',
      rows: [
        {
          program: 'playgroup',
          name: 'An 8-week session',
          when: 'for toddlers aged 15 months to 3 years, once a week, 9am-11am, on Wednesdays from September, January or March',
          price: 320,
        },
      ],
    },
    {
      id: 'theater',
      heading: 'Theater',
      rows: [
        {
          program: 'theater',
          name: 'Six mornings on a small stage',
          when: 'once a week, 9:30am-10:30am, on six Saturdays from the first one in October, with a parent for children under 3',
          price: 90,
          per: 'for all six',
        },
      ],
    },
    {
      id: 'discount-and-aid',
      heading: 'Discount and aid',
      text: 'Younger siblings get 10% off tuition, and one family in six gets aid. Read [how to ask, and what tuition includes](/good-to-know#money).',
    },
    {
      id: 'paying',
      heading: 'Paying, absence and vouchers',
      text: 'How you pay, what happens when your child is away or you’re late, and which vouchers we take: read [Paying tuition](/good-to-know#money).',
    },
  ],
  nextStep: {
    heading: 'How a spot is held',
    text: 'There’s nothing to pay before the enrollment application. We hold your child’s spot once the contract, the forms and the first payment are in.',
    links: [
      { label: 'See openings now', href: '/admissions-process#openings' },
      { label: 'Ask for a tour', href: '/contact' },
    ],
  },
});
