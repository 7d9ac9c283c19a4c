import facts from './facts';
import { define } from './schema/define';
import schema from './schema/home';

export default define(schema, {
  headline: 'Welcome to a world within reach',
  enrolling: `Now enrolling for ${facts.schoolYear} School Year`,
  lead: `At our Montessori preschool in ${facts.town}, two-year-olds slice their own bananas and five-year-olds count to a thousand, bead by bead.`,
  photo: 'hero',
  textPosition: 'onPhoto',
  contactLink: 'Contact us',
  admissionsLink: 'Admissions',
  about: {
    heading: 'Real work, child-sized',
    paragraphs: [
      `${facts.name} is a Montessori preschool and early-elementary school for ages ${facts.ages}. Our Head of School opened it in ${facts.founded} and still leads it. Toddler, Primary and Kindergarten are open now; Lower Elementary is coming soon.`,
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
    items: [
      { label: 'Ages', value: `${facts.ages} (6-9 coming soon)`, href: '/programs' },
      { label: 'Hours', value: `${facts.hours}`, href: '/tuition' },
      { label: `Tuition ${facts.schoolYear}`, value: `From ${facts.lowestPrice} a month`, href: '/tuition#finder' },
      {
        label: 'In a Toddler class',
        value: `${facts.children} children with ${facts.adults}`,
        href: '/toddler-program#a-caring-and-respectful-community',
      },
      { label: 'License', value: `${facts.license}`, href: '/welcome-letter' },
      { label: 'Membership', value: `${facts.memberships}`, href: '/welcome-letter' },
    ],
  },
  sections: [
    {
      title: 'Good to know',
      blocks: [
        {
          list: [
            '[The school year](/good-to-know#school-year): closures, half days, snow and summer',
            '[Safe and well](/good-to-know#safe-and-well): background checks, the door, pick-up, sick children, vaccinations',
            '[When something happens](/good-to-know#when-something-happens): biting, falls and hard days',
            '[Money, plainly](/good-to-know#money): how to pay, absence, late pick-up, vouchers',
            '[Every child](/good-to-know#every-child): special needs, languages, religion',
            '[A day in Primary](/good-to-know#primary-day), from arrival to goodbye',
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Come see a class at work',
    text: 'On a tour you observe a class, then sit down with the Head of School and ask anything you like.',
    links: [
      { label: 'Contact us', href: '/contact' },
      { label: 'Enrollment Inquiry', href: '/enrollment-inquiry' },
    ],
    photo: 'hero',
  },
});
