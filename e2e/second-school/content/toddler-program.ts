import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

const chapters = [
  ['the-first-hour', 'The first hour'],
  ['bread', 'Bread'],
  ['two-languages-and-no-translation', 'Two languages, and why nobody here translates'],
  ['dressing', 'Dressing'],
  ['the-garden-gate', 'The garden gate'],
  ['sleep', 'Sleep'],
  ['toileting', 'Toileting'],
  ['biting', 'Biting'],
  ['going-home', 'Going home'],
] as const;

const day = [
    { time: '7:15am', title: 'The gate opens', text: 'Boots on the left, coats on the right.' },
    { title: 'Bread', text: 'Whoever wants to knead, kneads.' },
    { title: 'Out', text: 'In every weather but lightning.' },
    { time: '5:45pm', title: 'The gate closes', text: 'The hens are counted.' },
];

/** Nine chapters, one of them long, most of them short; not one caption and not one empty frame. */
export default define(schema, {
  title: 'A day in the Toddler Community',
  lead: 'Nine short chapters about one room.',
  photo: 'community-meal',
  contents: 'Chapters',
  quote: {
    text: '“The child has one intuitive aim: his self-development.”',
    author: 'A poster in the barn',
    source: 'The barn, since 1974',
  },
  sections: chapters.map(([id, title], index) => ({
    id,
    title,
    blocks: [
      `${title}: children of one and two do it by themselves, slowly, & with great attention.`,
      ...(index === 1 ? [{ photo: 'community-meal' }] : []),
      ...(index === 2
        ? ['Each adult speaks one language and stays with it. '.repeat(24).trim()]
        : []),
      ...(index === 4 ? [{ photo: 'atelier' }] : []),
      ...(index === chapters.length - 1 ? [{ steps: day }] : []),
    ],
  })),
  nextStep: {
    heading: 'Is this your child’s room?',
    text: 'Ask us when there is a place.',
    links: [{ label: 'Inquire', href: '/enrollment-inquiry' }],
  },
});
