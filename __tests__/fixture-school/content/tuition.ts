import { define } from '../../../content/define';
import { tuitionSchema } from '../../../content/schema';
import { school } from './school';

export const tuition = define('tuition', tuitionSchema, {
  pricesFor: '2031-2032',
  title: 'Tuition',
  lead: 'Tuition is paid by the month.',
  caption: `Tuition ${school.schoolYear}, monthly`,
  days: [
    { count: 5, names: 'Mon-Fri' },
    { count: 3, names: 'Mon-Wed' },
  ],
  sessions: [
    { id: 'mornings', name: 'Mornings', hours: '8:30am-noon' },
    { id: 'full-days', name: 'Full days', hours: '8:30am-4pm' },
  ],
  programs: [
    {
      program: 'toddler',
      name: 'Toddler',
      ages: '2-3 years',
      prices: [
        { days: 5, session: 'mornings', price: 975 },
        { days: 5, session: 'full-days', price: 1275 },
      ],
    },
    {
      program: 'primary',
      name: 'Primary',
      ages: '3-6 years',
      prices: [{ days: 3, session: 'mornings', price: 780 }],
    },
  ],
  columns: { schedule: 'Schedule', hours: 'Hours', due: 'Due' },
  finder: {
    heading: 'Find your schedule',
    text: 'Three choices.',
    questions: { program: 'Program', days: 'Days', session: 'Length' },
    row: 'Show this row',
    notOffered: { heading: 'Not offered', text: 'Choose another one.' },
    application: { when: 'With the application', what: 'fee' },
    acceptance: { when: 'On acceptance', what: 'deposit' },
    lastMonth: { when: 'In the last month', what: 'deposit back' },
  },
  offers: [{ name: 'Playgroup', ages: 'toddlers', weeks: 8, when: 'Mondays', price: 320 }],
  free: 'free',
  fees: {
    heading: 'Fees',
    application: { name: 'Application fee', amount: 50, text: 'Per child.' },
    deposit: { name: 'Deposit', amount: 600, text: 'It comes back.' },
    decisionWeeks: 2,
    paymentWeeks: 2,
  },
  nextStep: {
    heading: 'Ask us',
    text: 'We answer.',
    links: [{ label: 'Ask', href: '/founder' }],
  },
});
