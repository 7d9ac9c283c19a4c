import facts from './facts';
import { define } from '@/content/schema/define';
import schema from '@/content/schema/home';

/** The home page. */
export default define(schema, {
  headline: 'Small hands, real work',
  enrolling: `Now enrolling for ${facts.schoolYear} School Year`,
  enrollingHref: '/admissions-process',
  lead: `A Montessori school in ${facts.town} for ages ${facts.ages}, where children learn by doing things that matter to them.`,
  photo: { placeholder: 'Your classroom early in the morning, before the children come' },
  contactLink: 'Contact us',
  admissionsLink: 'Admissions',
  about: {
    heading: 'Ten minutes at the door',
    paragraphs: [
      '[[What would a visitor see at the door?]]',
      'Whatever it is today, it began with a choice. Children take their work from a low shelf, carry it to a table or a rug, and keep it until they are done. A teacher shows one child how, with few words and slow hands, and then lets go.',
      '[[Who began your school, when, and why?]]',
    ],
  },
  programs: {
    heading: 'Where would your child start?',
    text: 'Find your child’s age, then read what children do there.',
  },
  highlights: {
    heading: 'What parents ask first',
    items: [
      { label: 'Ages', value: facts.ages, href: '/programs' },
      { label: 'Hours', value: '[[When does the day begin and end?]]', href: '/tuition' },
      {
        label: 'Tuition',
        value: '[[What does a month cost, from lowest to highest?]]',
        href: '/tuition',
      },
      { label: 'In each room', value: '[[How many children and adults?]]', href: '/programs' },
    ],
  },
  sections: [
    {
      id: 'montessori',
      title: 'What is Montessori?',
      blocks: [
        'A way of teaching that starts with watching. Dr. Maria Montessori, a physician in Rome, noticed that young children can concentrate for a long time when the work is real and nobody hurries them. So the rooms are built for it: everything within reach, one of each thing, three ages together, and a whole morning without interruptions.',
      ],
    },
  ],
  nextStep: {
    heading: 'See it for yourself',
    text: 'Sit on a small chair for an hour. It answers more than a website can.',
    links: [
      { label: 'Request a tour', href: '/contact' },
      { label: 'Send an inquiry', href: '/enrollment-inquiry' },
    ],
  },
});
