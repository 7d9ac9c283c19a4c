import { define } from '@/content/schema/define';
import schema from '@/content/schema/toddler-program';

/** The page that this school added. */
export default define(
  schema
    .pick({
      title: true,
      lead: true,
      photo: true,
      sections: true,
      nextStep: true,
    })
    .meta({ file: 'content/our-garden.ts' }),
  {
    title: 'The orchard & garden',
    lead: 'Four acres, ninety trees, and a pump that a child can work.',
    photo: 'porch',
    sections: [
      { id: 'the-trees', title: 'The trees', blocks: ['Arkansas Black, Winesap, and one pear.'] },
      { id: 'the-hens', title: 'The hens', blocks: ['There are eleven, and each has a name.'] },
    ],
    nextStep: {
      heading: 'Come and pick',
      text: 'The harvest begins in September.',
      links: [{ label: 'Ask for a visit', href: '/talk-to-us' }],
    },
  },
);
