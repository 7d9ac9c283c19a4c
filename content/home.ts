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
      `${facts.name} is a Montessori preschool and early-elementary school for ages ${facts.ages}. Our Head of School opened it in ${facts.founded} and still leads it. Toddler, Primary and Kindergarten are open now, a playgroup welcomes the youngest with a parent, and Lower Elementary is coming soon.`,
      'Stand at the door for ten minutes. A three-year-old walks a full pitcher across the room, eyes on the water. A teacher watches and doesn’t reach out: she showed him how, slowly, and now it’s his. Our [welcome letter](/welcome-letter) tells you more.',
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
      { label: 'Ages', value: `${facts.ages} (up to 18 months with a parent; 6-9 coming soon)`, href: '/programs' },
      { label: 'Hours', value: `${facts.hours}`, href: '/tuition' },
      { label: `Tuition ${facts.schoolYear}`, value: `From ${facts.lowestPrice} a month`, href: '/tuition#finder' },
      {
        label: 'In a Toddler class',
        value: `${facts.children} children with ${facts.adults}`,
        href: '/toddler-program#a-caring-and-respectful-community',
      },
      { label: 'License', value: `${facts.license}`, href: '/welcome-letter#license' },
      { label: 'Membership', value: `${facts.memberships}`, href: '/welcome-letter#license' },
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
            '[Openings, ages and starting](/admissions-process#openings): the waiting list, moving up to Primary, visits after work, a parent to talk to',
            '[Learning](/programs#learning): homework, tests, screens, music, art, Spanish, life after Kindergarten',
            '[The day](/programs#every-day): food, naps, toilets, diapers and bedding, care, what you hear at pick-up',
            '[A day in Primary](/good-to-know#primary-day), from arrival to goodbye',
            '[The school year](/good-to-know#school-year): closures, half days, snow and summer',
            '[Safe and well](/good-to-know#safe-and-well): background checks, the door, dropping in, the garden, sick children, medicine, vaccinations',
            '[Drop-off and parking](/contact#parking), and the ramp',
            '[When something happens](/good-to-know#when-something-happens): discipline, biting and falls',
            '[Every child](/good-to-know#every-child): special needs, languages, religion',
            '[Paying tuition](/good-to-know#money): what it includes, two children, aid, vouchers, absence, late pick-up',
            '[The teachers](/meet-the-founder#teachers): their training, and how long they’ve been here',
            '[License and accreditation](/welcome-letter#license)',
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Come see a class at work',
    text: 'An hour in a classroom tells you more than this whole website.',
    links: [
      { label: 'Ask for a tour', href: '/contact' },
      { label: 'Send an inquiry', href: '/enrollment-inquiry' },
    ],
    photo: 'hero',
  },
});
