import { define } from '@/content/schema/define';
import schema from '@/content/schema/pages';
import school from './school';

export default define(schema, [
  {
    path: '/',
    name: 'Home',
    title: school.name,
    description: `A Montessori school in ${school.postalAddress.town}, from babies of three months to twelve-year-olds. Now enrolling for ${school.schoolYear}.`,
    photo: 'the-long-table',
  },
  {
    path: '/welcome-letter',
    name: 'A Letter of Welcome',
    menu: 'About us',
    title: "A letter of welcome from the school's own director",
    description:
      'The director writes to families about mornings in the orchard, two languages, and how to visit us.',
    photo: 'porch',
  },
  {
    path: '/meet-the-founder',
    name: 'Our Founder, Doña Inés',
    menu: 'About us',
    title: 'Our founder, Inés Søndergård, who began in a barn',
    description:
      'Inés Søndergård opened the school in a barn and retired many years later. She tells how it began.',
    photo: 'atelier',
  },
  {
    path: '/our-garden',
    name: 'The Orchard & Garden',
    menu: 'About us',
    title: 'The orchard & garden: four acres and ninety trees',
    description:
      'Four acres, ninety apple trees, a dozen hens & a pump that a child can work: the orchard is a classroom too.',
    photo: 'porch',
  },
  {
    path: '/our-people',
    name: 'Our People',
    menu: 'About us',
    title: 'The guides, the board, and what families say',
    description:
      'Meet our guides, assistants and board members, and read what families say about the school.',
    photo: 'atelier',
  },
  {
    path: '/news',
    name: 'News from the Orchard',
    menu: 'About us',
    title: 'News from the orchard, and dates coming up',
    description:
      'What is new in the orchard and the barn, and the next days when families are welcome to visit.',
    photo: 'orchard-12',
  },
  {
    path: '/for-families',
    name: 'For Families',
    menu: 'Joining us',
    title: 'For families: handbook, forms, and a day in the Casa',
    description:
      'Download the family handbook and forms, see a day in the Casa, and find answers for families.',
    photo: 'community-meal',
  },
  {
    path: '/programs',
    name: 'Five Programs',
    menu: 'Our classrooms',
    title: 'Five programs, from three months to twelve years',
    description:
      'Nido, Toddler Community, Casa dei Bambini, Lower and Upper Elementary: which room fits your child’s age.',
    photo: 'pink-tower',
  },
  {
    path: '/toddler-program',
    name: 'A Day with Toddlers',
    menu: 'Our classrooms',
    title: 'A day in the Toddler Community',
    description:
      'Nine short chapters about the room where children of one and two eat, sleep, dig, sing and get dressed.',
    photo: 'community-meal',
  },
  {
    path: '/enrollment-inquiry',
    name: 'Inquire',
    title: 'Inquire about a place at Saint Zoë’s',
    description:
      'Tell us who your child is and when you would like to begin; we answer every inquiry within two days.',
    photo: 'bright-room',
  },
  {
    path: '/tuition-and-fees',
    id: 'tuition',
    formerly: ['/tuition', '/fees', '/Costs/Our%20Tuition', '/fees.php'],
    name: 'Tuition & Fees',
    menu: 'Joining us',
    title: `Tuition & fees ${school.schoolYear}, with every schedule`,
    description:
      'What each program costs by schedule, what is included, how it is paid, and whom to ask about assistance.',
    photo: 'the-long-table',
  },
  {
    path: '/admissions-process',
    name: 'How to Join',
    menu: 'Joining us',
    title: 'How to join: from a first visit to a first day',
    description:
      'Four steps from a first visit to a first day, who acts in each of them, and what they cost a family.',
    photo: 'community-meal',
  },
  {
    path: '/admissions',
    name: 'How to Join',
    menu: 'Joining us',
    title: 'How to join: from a first visit to a first day',
    description:
      'Four steps from a first visit to a first day, who acts in each of them, and what they cost a family.',
    photo: 'community-meal',
    sameAs: '/admissions-process',
  },
  {
    path: '/talk-to-us',
    id: 'contact',
    formerly: ['/contact', '/contact-us.html', '/About/find-us/'],
    name: 'Talk to Us',
    // The menu has only this page, so the header shows a plain link.
    menu: 'Contact',
    title: 'Talk to us: telephone, e-mail, and the way here',
    description:
      'Write to the front office, call it, or find the way to the school: the last gate on Orchard Road.',
    photo: 'porch',
  },
  {
    path: '/es/personas',
    lang: 'es',
    translates: '/our-people',
    name: 'Quiénes somos',
    title: 'Quiénes somos: guías y familias de Saint Zoë’s',
    description:
      'Las personas que recibirán a su hijo o hija cada mañana, y lo que las familias cuentan de la escuela.',
    photo: 'atelier',
  },
  {
    path: '/es',
    lang: 'es',
    translates: '/',
    name: 'Inicio',
    title: 'Saint Zoë’s, escuela Montessori en Cañon Verde',
    description: `Una escuela Montessori en un huerto de manzanos, desde los tres meses hasta los doce años. Inscripciones abiertas para el ciclo escolar ${school.schoolYear}.`,
    photo: 'the-long-table',
  },
  {
    path: '/es/colegiatura',
    formerly: ['/es/precios', '/precios'],
    lang: 'es',
    translates: '/tuition-and-fees',
    name: 'Colegiatura',
    menu: 'Inscripciones',
    title: `Colegiatura ${school.schoolYear}: todos los horarios`,
    description:
      'Cuánto cuesta cada programa según los días y el horario, qué incluye y con quién hablar de una beca.',
    photo: 'community-meal',
  },
  {
    path: '/es/contacto',
    lang: 'es',
    translates: '/talk-to-us',
    name: 'Contacto',
    menu: 'Inscripciones',
    title: 'Contacto: teléfono, correo y cómo llegar',
    description:
      'Escríbanos, llámenos o venga a vernos: la última puerta de Peña Blanca Orchard Road, a mano izquierda.',
    photo: 'porch',
  },
  { from: '/summer-camp', to: '/programs' },
]);
