import { define } from './schema/define';
import schema from './schema/pages';
import { capitalized, formatHead } from './schema/format';
import school from './school';

const head = formatHead(school);
const Head = capitalized(head);

/** One page with two addresses, which share their name, title, description and photo. */
const admissionsProcess = {
  name: 'Admissions Process',
  menu: 'Admissions',
  title: `Admissions Process | ${school.name}`,
  description:
    'Six steps from first inquiry to a place for your child: a private tour, an application, a visit. See who does what, what it costs and when you’ll hear from us.',
  photo: 'community-meal',
};

/**
 * Every page of the site, in the order of the menus. The navigation, the sitemap, the titles in
 * search results and the tests of every page follow from these rows. A page without a row is not
 * published.
 */
export default define(schema, [
  {
    path: '/',
    name: 'Home',
    title: `${school.name} | Preschool in ${school.postalAddress.town}`,
    description: `Montessori preschool in ${school.postalAddress.town} since ${school.founded}. Toddler classes of ${school.classroom.children}, mornings or full days, private tours. Now enrolling for ${school.schoolYear}.`,
    photo: 'hero',
  },
  {
    id: 'welcome-letter',
    path: '/welcome-letter',
    menu: 'Welcome',
    name: 'Welcome Letter',
    title: `Welcome Letter | ${school.name}`,
    description: `Will someone here really know your child? ${Head} writes to parents about our classrooms, private observation tours and what to read first.`,
    photo: 'garden',
  },
  {
    id: 'meet-the-founder',
    path: '/meet-the-founder',
    menu: 'Welcome',
    name: 'Meet the Founder',
    title: `Meet the Founder | ${school.name}`,
    description: `A girl of three washed a clean table, four times over. ${Head} tells how that led to opening a Montessori school in ${school.founded}.`,
    photo: 'language',
  },
  {
    id: 'programs',
    path: '/programs',
    menu: 'Programs',
    name: 'All Programs',
    title: `Montessori Programs | ${school.name}`,
    description:
      'Which Montessori program fits your child’s age? Toddler, Primary, Kindergarten, a parent-child playgroup and Theater, with Lower Elementary coming soon.',
    photo: 'pink-tower',
  },
  {
    id: 'toddler-program',
    path: '/toddler-program',
    menu: 'Programs',
    name: 'Toddler Program',
    title: `Toddler Program | ${school.name}`,
    description: `Spend a day in a Montessori toddler class of ${school.classroom.children} children: arrival, the ${school.classroom.workCycle} work cycle, the community meal, toileting, rest and goodbye.`,
    photo: 'practical-life',
  },
  { id: 'admissions-process', path: '/admissions-process', ...admissionsProcess },
  {
    id: 'tuition',
    path: '/tuition',
    menu: 'Admissions',
    name: 'Tuition',
    title: `Tuition ${school.schoolYear} | ${school.name}`,
    description: `Find your schedule and its monthly price for ${school.schoolYear}: Toddler and Primary, two, three or five days a week, mornings or full days. Every fee is listed.`,
    photo: 'golden-beads',
  },
  { path: '/admissions', ...admissionsProcess, sameAs: '/admissions-process' },
  {
    id: 'enrollment-inquiry',
    path: '/enrollment-inquiry',
    name: 'Enrollment Inquiry',
    title: `Enrollment Inquiry | ${school.name}`,
    description: `Take the first step toward a place for your child. An inquiry commits you to nothing, and ${head} writes back to arrange a private tour.`,
    photo: 'playgroup',
  },
  {
    id: 'contact',
    path: '/contact',
    name: 'Contact',
    title: `Contact ${school.name}`,
    description: `Ask a question or arrange a private tour of ${school.name}: message form, phone, email, address and office hours.`,
    photo: 'theater',
  },
]);
