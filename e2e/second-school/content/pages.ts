import { define } from '@/content/schema/define';
import schema from '@/content/schema/pages';
import school from './school';

export default define(schema, { pages: [
  { path: '/', name: 'Home',
    title: school.name,
    description: `A Montessori school in ${school.postalAddress.town}, from babies of three months to nine-year-olds. Now enrolling for ${school.schoolYear}.` },
  { path: '/welcome-letter', name: 'A Letter of Welcome', menu: 'About us',
    title: "A letter of welcome from the school's own director",
    description: 'The director writes about the orchard, two languages, and how to visit us.' },
  { path: '/meet-the-founder', name: 'Our Founder, Doña Inés', menu: false,
    title: 'Our founder, Inés Søndergård, who began in a barn',
    description: 'Inés Søndergård opened the school in a barn. She tells how it began.' },
  { path: '/our-garden', name: 'The Orchard & Garden', menu: 'About us',
    title: 'The orchard & garden: four acres and ninety trees',
    description: 'Four acres, ninety apple trees, hens & a pump: the orchard is a classroom too.' },
  { path: '/programs', name: 'Four Programs', photo: 'pink-tower',
    title: 'Four programs, from three months to nine years',
    description: 'Nido, Toddler Community, Casa, Elementary: which room fits your child’s age.' },
  { path: '/enrollment-inquiry', name: 'Inquire',
    title: 'Inquire about a place at Saint Zoë’s',
    description: 'Tell us who your child is; we answer every inquiry within two days.' },
  { path: '/tuition', alsoAt: ['/tuition-and-fees', '/Costs/Our-Tuition'], name: 'Tuition & Fees', menu: 'Joining us',
    title: `Tuition & fees ${school.schoolYear}, with every schedule`,
    description: 'What each program costs by schedule, how it is paid, and whom to ask for help.' },
  { path: '/admissions-process', alsoAt: ['/admissions'], name: 'How to Join', menu: 'Joining us',
    title: 'How to join: from a first visit to a first day',
    description: 'Two steps from a first visit to a first day, and what they cost a family.' },
  // The menu has only this page, so the header shows a plain link.
  { path: '/contact', alsoAt: ['/contact-us.html', '/About/find-us/'], name: 'Talk to Us', menu: 'Contact',
    title: 'Talk to us: telephone, e-mail, and the way here',
    description: 'Write to the front office, call it, or find the way: the last gate on the road.' },
  { path: '/es/contacto', lang: 'es', translates: '/contact', name: 'Contacto',
    title: 'Contacto: escríbanos o llámenos',
    description: 'Cuándo nos encuentra, cómo escribirnos y cómo llegar.' },
  { path: '/ar/welcome', lang: 'ar', translates: '/contact', name: 'أهلاً بكم',
    title: 'أهلاً بكم في مدرستنا',
    description: 'متى تجدون أحداً في المكتب، وكيف تتصلون بنا أو تكتبون لنا.' },
], links: [
  { href: 'https://portal.example/families', name: 'Parent Portal', menu: 'Joining us' },
  { href: 'https://give.example', name: 'Give an Apple Tree', menu: false },
] });
