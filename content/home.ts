import facts from './facts';
import { define } from './schema/define';
import schema from './schema/home';

export default define(schema, {
  headline: 'Welcome to a world within reach',
  enrolling: `Now enrolling for ${facts.schoolYear} School Year`,
  enrollingHref: '/admissions-process#openings',
  lead: `At our Montessori preschool in ${facts.town}, two-year-olds slice their own bananas and five-year-olds count to a thousand, bead by bead.`,
  photo: 'hero',
  textPosition: 'onPhoto',
  contactLink: 'Contact us',
  admissionsLink: 'Admissions',
  about: {
    heading: 'Real work, child-sized',
    paragraphs: [
      'Stand at the door for ten minutes. A three-year-old walks a full pitcher across the room, eyes on the water. A teacher watches and doesn’t reach out: she showed him how, slowly, and now it’s his.',
      `Our Head of School opened ${facts.name} in ${facts.founded} and still leads it. The [welcome letter](/welcome-letter) tells you more.`,
    ],
    photo: 'hand-washing',
  },
  programs: {
    heading: 'From first steps to big questions',
    text: 'Look for your child’s age, then open a program to see what children do there.',
  },
  highlights: {
    heading: 'What parents ask first',
    photo: 'number-rods',
    items: [
      { label: 'Ages', value: `${facts.ages} (with a parent up to 18 months, 6-9 coming soon, Theater from age 1)`, href: '/programs' },
      { label: 'Hours', value: `${facts.hours}, with care from 7:30am to 5:30pm`, href: '/tuition' },
      { label: `Tuition ${facts.schoolYear}`, value: `From ${facts.lowestPrice}`, href: '/tuition#finder' },
      {
        label: 'In a Toddler class',
        value: `${facts.children} children with ${facts.adults}`,
        href: '/toddler-program#a-caring-and-respectful-community',
      },
      { label: 'License', value: `${facts.license}`, href: '/welcome-letter#license' },
    ],
  },
  sections: [
    {
      id: 'montessori',
      title: 'What is Montessori?',
      blocks: [
        'It’s a way of teaching that began in Rome in 1907, when Dr. Maria Montessori watched what young children do if you let them choose. Children of three ages share a room, take work from the shelves and stay with it for as long as they like. Their teacher shows each of them, one at a time, what comes next.',
      ],
    },
  ],
  index: {
    heading: 'Good to know',
    items: [
      { label: 'Openings, ages and starting', href: '/admissions-process#openings', topics: 'The waiting list, first days, visits after work' },
      { label: 'Work, sharing and observing', href: '/admissions-process#in-class' },
      { label: 'Learning', href: '/programs#learning', topics: 'Reading, homework, screens, Spanish, field trips' },
      { label: 'Food, rest and what to bring', href: '/programs#every-day', topics: 'Toilets, birthdays, crying, what you hear at pick-up' },
      { label: 'A day in Primary', href: '/programs#primary-day' },
      { label: 'The school year', href: '/good-to-know#school-year', topics: 'Closures, snow, summer' },
      { label: 'Safety, the door and the garden', href: '/good-to-know#safe-and-well', topics: 'Background checks, dropping in, photos and apps, ticks' },
      { label: 'Sick days, medicine, allergies, vaccinations', href: '/good-to-know#health' },
      { label: 'Discipline, biting and bumps', href: '/good-to-know#discipline' },
      { label: 'Special needs, languages, religion', href: '/good-to-know#every-child', topics: 'Shy children' },
      { label: 'Two, three or five days', href: '/tuition#days', topics: 'Changing later' },
      { label: 'Paying tuition', href: '/good-to-know#money', topics: 'Aid, vouchers, absence, late pick-up; [two children](/tuition#discount-and-aid)' },
      { label: 'Our teachers', href: '/meet-the-founder#teachers', topics: 'Who covers for them' },
      { label: 'Volunteering', href: '/admissions-process#join-the-community' },
      { label: 'Drop-off, parking and the ramp', href: '/contact#parking' },
    ],
  },
  nextStep: {
    heading: 'Come see a class at work',
    text: 'An hour in a classroom tells you more than this whole website.',
    links: [
      { label: 'Request a tour', href: '/contact' },
      { label: 'Send an inquiry', href: '/enrollment-inquiry' },
    ],
    photo: 'hero',
  },
});
