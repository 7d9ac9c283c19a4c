import { define } from '../../../content/define';
import { homeSchema } from '../../../content/schema';
import { school } from './school';

export const home = define('home', homeSchema, {
  headline: 'Welcome',
  enrolling: `Now enrolling for ${school.schoolYear}`,
  lead: 'Everything stands where a child can reach it.',
  photo: 'shelf',
  contactLink: 'Contact us',
  admissionsLink: 'Admissions',
  about: {
    heading: 'Small chairs',
    paragraphs: ['Children pour their own water. Read our [letter](/founder#signature).'],
    photo: 'table',
  },
  programs: { heading: 'Programs', text: 'Each begins where a child is.' },
  facts: {
    heading: 'Facts',
    labels: {
      ages: 'Ages',
      hours: 'Hours',
      tuition: 'Tuition',
      classroom: 'In a class',
      founded: 'Open since',
      credentials: 'License',
    },
    licensed: 'Licensed',
  },
  nextStep: {
    heading: 'Come and see',
    text: 'Tell us when you could come.',
    links: [{ label: 'Ask for a tour', href: '/founder' }],
  },
});
