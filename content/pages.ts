import facts from './facts';
import { define } from './schema/define';
import schema from './schema/pages';

/**
 * Every page of the site, in the order of the menus. The navigation, the sitemap, the titles in
 * search results and the tests of every page follow from these rows. A page without a row is not
 * published.
 */
export default define(schema, { rows: [
  {
    path: '/',
    name: 'Home',
    title: `${facts.name} | Preschool in ${facts.town}`,
    description: `Montessori preschool in ${facts.town} since ${facts.founded}. A Toddler class of ${facts.children}, two Primary classes, mornings or full days. Now enrolling for ${facts.schoolYear}.`,
  },
  {
    path: '/welcome-letter',
    menu: 'Welcome',
    name: 'Welcome Letter',
    title: `Welcome Letter | ${facts.name}, ${facts.town}`,
    description:
      'Will someone here really know your child? The Head of School writes to parents about our classrooms, observation tours and what to read first.',
  },
  {
    path: '/meet-the-founder',
    menu: 'Welcome',
    name: 'Meet the Founder',
    title: `Meet the Founder and Teachers | ${facts.name}, ${facts.town}`,
    description: `A girl of three washed a clean table, four times over. The Head of School tells how that led to a Montessori school in ${facts.founded}, and introduces the teachers.`,
  },
  {
    path: '/programs',
    menu: 'Programs',
    name: 'Programs',
    title: `Toddler, Primary, Kindergarten Programs in ${facts.town} | ${facts.name}`,
    description:
      'Which Montessori program fits your child’s age? Toddler, Primary, Kindergarten, a Parent-Child Playgroup and Theater, with Lower Elementary coming soon.',
  },
  {
    path: '/toddler-program',
    menu: 'Programs',
    name: 'Toddler Program',
    title: `Toddler Program from 18 Months in ${facts.town} | ${facts.name}`,
    description: `Spend a day in a Montessori toddler class of ${facts.children} children: arrival, the ${facts.workCycle} work cycle, the community meal, toileting, rest and goodbye.`,
  },
  {
    path: '/admissions-process',
    alsoAt: ['/admissions'],
    name: 'Admissions Process',
    menu: 'Admissions',
    title: `Admissions, Tours and Openings in ${facts.town} | ${facts.name}`,
    description:
      'Six steps from your first inquiry to your child’s first day, with what each costs. And which classes have openings now, the waiting list and when to start.',
  },
  {
    path: '/tuition',
    menu: 'Admissions',
    name: 'Tuition',
    title: `Preschool Tuition ${facts.schoolYear} in ${facts.town} | ${facts.name}`,
    description: `Find your schedule and its monthly price for ${facts.schoolYear}: Toddler and Primary, two, three or five days a week, mornings or full days.`,
  },
  {
    path: '/enrollment-inquiry',
    name: 'Enrollment Inquiry',
    title: `Enrollment Inquiry for a Tour | ${facts.name}, ${facts.town}`,
    description:
      'Take the first step toward enrolling your child. An inquiry commits you to nothing, and the Head of School writes back to arrange your tour.',
  },
  {
    path: '/contact',
    name: 'Contact',
    title: `Contact, Directions and Parking | ${facts.name}, ${facts.town}`,
    description: `Ask a question or arrange a tour of ${facts.name}: message form, phone, email, address, parking and office hours.`,
  },
  {
    path: '/good-to-know',
    menu: false,
    name: 'Good to Know',
    title: `Good to Know: Calendar, Safety, Payment | ${facts.name}, ${facts.town}`,
    description: `School calendar ${facts.schoolYear}, snow days, background checks, pick-up, sick children, biting, the garden, how to pay, vouchers, special needs and a day in Primary.`,
  },
  {
    path: '/accessibility',
    menu: false,
    name: 'Accessibility',
    title: `Accessibility of This Website | ${facts.name}, ${facts.town}`,
    description:
      'What this website is designed and tested for, what may still get in your way and how to reach us when something does.',
  },
]});
