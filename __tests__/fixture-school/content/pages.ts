import { define } from '../../../content/define';
import { pagesSchema } from '../../../content/schema';
import { school } from './school';

export const pages = define('pages', pagesSchema, [
  {
    path: '/',
    name: 'Home',
    title: `${school.name}, home`,
    description: 'A Montessori school in Elsewhere with a Toddler and a Primary class.',
    photo: 'shelf',
  },
  {
    path: '/founder',
    name: 'Founder',
    title: `Founder | ${school.name}`,
    description: 'A letter by the person who began the school and leads it still.',
    photo: 'table',
  },
  {
    path: '/programs',
    name: 'Programs',
    title: `Programs | ${school.name}`,
    description: 'Toddler and Primary: see which program fits the age of your child.',
    photo: 'shelf',
  },
  {
    path: '/tuition',
    name: 'Tuition',
    title: `Tuition | ${school.name}`,
    description: 'Every price of every program in one table, with fees and deadlines.',
    photo: 'table',
  },
]);
