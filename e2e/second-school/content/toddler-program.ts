import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

const chapters = [
  ['the-first-hour', 'The first hour'],
  ['bread', 'Bread'],
  ['two-languages-and-no-translation', 'Two languages, and why nobody here translates'],
  ['dressing', 'Dressing'],
  ['the-garden-gate', 'The garden gate'],
  ['sleep', 'Sleep'],
  ['going-home', 'Going home'],
] as const;

/** Seven chapters, one of them long, and the blocks that show what other modules say. */
export default define(schema, {
  title: 'A day in the Toddler Community',
  lead: 'Seven short chapters about one room.',
  photo: 'community-meal',
  contents: 'Chapters',
  quote: {
    text: '“The child has one intuitive aim: his self-development.”',
    author: 'A poster in the barn',
    source: 'The barn, since 1974',
  },
  sections: [
    ...chapters.map(([id, title], index) => ({
      id,
      title,
      blocks: [
        `${title}: children of one and two do it by themselves, slowly, & with great attention.`,
        ...(index === 2 ? ['Each adult speaks one language. '.repeat(36).trim()] : []),
        ...(index === 4 ? [{ photo: 'atelier' }] : []),
      ],
    })),
    {
      id: 'joining',
      title: 'Joining us',
      blocks: [
        { ageChart: ['casa', 'toddler-community'] },
        { prices: ['nido'] },
        { tuition: ['notes'] },
        { dates: ['openHouses'] },
      ],
    },
  ],
  nextStep: contact.nextStep,
});
