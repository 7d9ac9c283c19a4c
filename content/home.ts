import { define } from './define';
import { agesInWords } from './in-words';
import { homeSchema } from './schema';
import { school } from './school';

/** The home page: what a parent meets first. */
export const home = define('home', homeSchema, {
  headline: 'Welcome to a world within reach',
  enrolling: `Now enrolling for ${school.schoolYear} School Year`,
  lead: 'In our Montessori classrooms, everything a child needs stands where a child can reach it, and there is time to finish what was begun.',
  photo: 'hero',
  contactLink: 'Contact us',
  admissionsLink: 'Admissions',
  about: {
    heading: 'Small chairs, real work',
    paragraphs: [
      `${school.name} is a Montessori preschool and early-elementary school for children from ${agesInWords(school.ages)}. It was opened in ${school.founded} by the same Head of School who leads it today.`,
      'Children here pour their own water, choose their own work and put it back for the next child. Teachers show how a thing is done, slowly, and then trust the child to do it. You can read more in our [welcome letter](/welcome-letter).',
    ],
    photo: 'community-meal',
  },
  programs: {
    heading: 'From first steps to first fractions',
    text: 'Each program begins where a child is. Find the age of yours, and the room is beside it.',
  },
  facts: {
    heading: 'What parents ask first',
    labels: {
      ages: 'Ages',
      hours: 'Hours',
      tuition: `Tuition ${school.schoolYear}`,
      classroom: 'In every Toddler class',
      founded: 'Open since',
      credentials: 'License and membership',
    },
    licensed: 'Licensed',
  },
  nextStep: {
    heading: 'Come and see a class at work',
    text: 'A classroom explains itself better than any website. Tell us when you could come, and we will find a small chair for you.',
    links: [
      { label: 'Ask for a tour', href: '/contact' },
      { label: 'How admission works', href: '/admissions-process' },
    ],
  },
});
