import { define } from '../../../content/define';
import { programsSchema } from '../../../content/schema';

export const programs = define('programs', programsSchema, {
  title: 'Programs',
  lead: 'Two rooms for two ages.',
  chart: { heading: 'Ages', text: 'Every bar is a program.' },
  labels: {
    program: 'Program',
    ages: 'Ages',
    scale: 'Age in years',
    comingSoon: 'coming soon',
    ratio: 'Children and adults',
    hours: 'Hours',
    workPeriod: 'Work period',
  },
  programs: [
    {
      id: 'toddler',
      name: 'Toddler Program',
      ages: { from: { years: 2 }, to: { years: 3 } },
      summary: 'A first classroom.',
      paragraphs: ['A room for the youngest.'],
      photo: 'shelf',
    },
    {
      id: 'primary',
      name: 'Primary',
      ages: { from: { years: 3 }, to: { years: 6 } },
      summary: 'Three years in one room.',
      paragraphs: ['A room for those who count and read.'],
      photo: 'table',
    },
  ],
  nextStep: {
    heading: 'Prices',
    text: 'They are in one table.',
    links: [{ label: 'See tuition', href: '/tuition' }],
  },
});
