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
      { label: `Tuition ${facts.schoolYear}`, value: `From ${facts.lowestPrice} a month`, href: '/tuition#finder' },
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
    {
      id: 'good-to-know',
      title: 'Good to know',
      blocks: [
        {
          list: [
            '[Openings, ages and starting](/admissions-process#openings): the waiting list, first days, visits after work',
            '[Work, sharing and observing](/admissions-process#in-class)',
            '[Learning](/programs#learning): reading, homework, screens, Spanish, field trips',
            '[Food, rest and what to bring](/programs#every-day): toilets, birthdays, crying, what you hear at pick-up',
            '[A day in Primary](/programs#primary-day)',
            '[The school year](/good-to-know#school-year): closures, snow, summer',
            '[Safety, the door and the garden](/good-to-know#safe-and-well): background checks, dropping in, photos and apps, ticks',
            '[Sick days, medicine, allergies, vaccinations](/good-to-know#health)',
            '[Discipline, biting and bumps](/good-to-know#discipline)',
            '[Special needs, languages, religion](/good-to-know#every-child), and shy children',
            '[Two, three or five days](/tuition#days), and changing later',
            '[Paying tuition](/good-to-know#money): aid, vouchers, absence, late pick-up; [two children](/tuition#discount-and-aid)',
            '[Our teachers](/meet-the-founder#teachers), and who covers for them',
            '[Volunteering](/admissions-process#join-the-community)',
            '[Drop-off, parking and the ramp](/contact#parking)',
          ],
        },
      ],
    },
  ],
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
