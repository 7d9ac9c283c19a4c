import { define } from './define';
import { numberInWords } from './in-words';
import { tuitionSchema } from './schema';
import { school } from './school';

const decisionWeeks = 2;
const paymentWeeks = 2;

/** Tuition: every price, fee and deadline of the school year. */
export const tuition = define('tuition', tuitionSchema, {
  pricesFor: '2024-2025',
  title: 'Tuition',
  lead: 'Tuition is paid by the month. It depends on the program, on the number of days a week, and on whether your child goes home at noon or stays for the afternoon.',
  caption: `Tuition ${school.schoolYear}, monthly`,
  days: [
    { count: 5, names: 'Mon-Fri' },
    { count: 3, names: 'Mon-Wed' },
    { count: 2, names: 'Thu-Fri' },
  ],
  sessions: [
    { id: 'mornings', name: 'Mornings', hours: '8:30am-noon' },
    { id: 'full-days', name: 'Full days', hours: '8:30am-4pm' },
  ],
  programs: [
    {
      program: 'toddler',
      name: 'Toddler',
      ages: '18 months-3 years',
      prices: [
        { days: 5, session: 'mornings', monthly: 975 },
        { days: 5, session: 'full-days', monthly: 1275 },
        { days: 3, session: 'mornings', monthly: 780 },
        { days: 3, session: 'full-days', monthly: 960 },
        { days: 2, session: 'mornings', monthly: 520 },
        { days: 2, session: 'full-days', monthly: 640 },
      ],
    },
    {
      program: 'primary',
      name: 'Primary',
      ages: '3 years-Kindergarten',
      prices: [
        { days: 5, session: 'mornings', monthly: 1100 },
        { days: 5, session: 'full-days', monthly: 1400 },
        { days: 3, session: 'mornings', monthly: 780 },
        { days: 3, session: 'full-days', monthly: 960 },
        { days: 2, session: 'mornings', monthly: 520 },
        { days: 2, session: 'full-days', monthly: 640 },
      ],
    },
  ],
  finder: {
    heading: 'Find your schedule',
    text: 'Three choices lead to the hours, the price and what is due when.',
    questions: { program: 'Program', days: 'Days a week', session: 'Length of day' },
    days: 'days',
    monthly: 'a month',
    row: 'Show this row in the table',
    due: 'Due on acceptance',
    application: {
      when: 'With the enrollment application',
      what: 'application fee, per child, non-refundable',
    },
    acceptance: {
      when: `Within ${numberInWords(paymentWeeks)} weeks of the acceptance letter`,
      what: 'security deposit and first month’s tuition',
    },
    lastMonth: {
      when: 'In the last month of the academic year',
      what: 'the security deposit is subtracted from your tuition',
    },
  },
  playgroup: {
    name: 'Parent-Child Playgroup',
    ages: 'toddlers aged 15 months to 3 years',
    weeks: 8,
    when: 'once a week, 9am-11am',
    price: 320,
  },
  fees: {
    heading: 'Fees, and when they are due',
    application: {
      name: 'New student application fee',
      amount: 50,
      text: 'Per child, non-refundable. It is paid with the enrollment application.',
    },
    deposit: {
      name: 'Security deposit',
      amount: 600,
      text: `For the academic program only. It is due, with the first month’s tuition, within ${numberInWords(paymentWeeks)} weeks of the acceptance letter, and it is subtracted from the last month’s tuition of the academic year.`,
    },
    decisionWeeks,
    paymentWeeks,
  },
  nextStep: {
    heading: 'How a place is held',
    text: 'A place is held at the end of the admissions process, and no fee is asked before the application. If you are unsure which schedule would suit your child, ask us.',
    links: [
      { label: 'See every step', href: '/admissions-process' },
      { label: 'Ask a question', href: '/contact' },
    ],
  },
});
