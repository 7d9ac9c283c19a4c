import { define } from './define';
import { agesInWords } from './in-words';
import { pagesSchema } from './schema';
import { school } from './school';

/** One page with two addresses, which search engines and shared links describe alike. */
const admissionsProcess = {
  name: 'Admissions Process',
  menu: 'Admissions',
  title: `Admissions Process | ${school.name}`,
  description:
    'Every step from a first inquiry to a held place: the private tour, the application, your child’s visit, what each step costs and when you hear from us.',
  photo: 'community-meal',
};

/**
 * Every page of the site, in the order of the menus. The navigation, the sitemap, the titles in
 * search results and the tests of every page follow from these rows.
 */
export const pages = define('pages', pagesSchema, [
  {
    path: '/',
    name: 'Home',
    title: `${school.name}, ${agesInWords(school.ages)}`,
    description: `A Montessori preschool and early-elementary school in ${school.address.town}, open since ${school.founded}. Now enrolling for the ${school.schoolYear} school year.`,
    photo: 'hero',
  },
  {
    path: '/welcome-letter',
    menu: 'Welcome',
    name: 'Welcome Letter',
    title: `Welcome Letter | ${school.name}`,
    description:
      'A letter to parents from the Head of School: how our Montessori classrooms work, how to come and observe one, and where to read more.',
    photo: 'garden',
  },
  {
    path: '/meet-the-founder',
    menu: 'Welcome',
    name: 'Meet the Founder',
    title: `Meet the Founder | ${school.name}`,
    description: `The Head of School, who opened the school in ${school.founded}, writes about a child at work, about training as a Montessori teacher and about what came of both.`,
    photo: 'language',
  },
  {
    path: '/programs',
    menu: 'Programs',
    name: 'All Programs',
    title: `Montessori Programs | ${school.name}`,
    description:
      'Toddler, Primary, Kindergarten, Lower Elementary, a parent-child playgroup and Theater. See which Montessori program fits the age of your child.',
    photo: 'pink-tower',
  },
  {
    path: '/toddler-program',
    menu: 'Programs',
    name: 'Toddler Program',
    title: `Toddler Program | ${school.name}`,
    description: `Inside a Montessori toddler class of ${school.classroom.children} children: the room, the ${school.classroom.workCycle} work cycle, the community meal, toileting and the flow of the day.`,
    photo: 'sensorial',
  },
  { path: '/admissions-process', ...admissionsProcess },
  {
    path: '/tuition',
    menu: 'Admissions',
    name: 'Tuition',
    title: `Tuition ${school.schoolYear} | ${school.name}`,
    description: `Monthly tuition for ${school.schoolYear}: Toddler and Primary, part of the week or all of it, mornings or full days, with the playgroup and every fee.`,
    photo: 'golden-beads',
  },
  { path: '/admissions', ...admissionsProcess, sameAs: '/admissions-process' },
  {
    path: '/enrollment-inquiry',
    name: 'Enrollment Inquiry',
    title: `Enrollment Inquiry | ${school.name}`,
    description:
      'The first step toward a place for your child. Complete the inquiry form, and we will write to you about a private tour of the school.',
    photo: 'playgroup',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: `Contact ${school.name}`,
    description: `Send a message to ${school.name}, or find its telephone number, e-mail address, street address and office hours.`,
    photo: 'theater',
  },
]);
