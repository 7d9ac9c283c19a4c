import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import { orchardKeys } from './photos';

/** A page with a large picture and twenty small ones, and no list of contents. */
export default define(schema, {
  title: 'The orchard & garden',
  lead: 'Four acres, ninety trees, and a pump that a child can work.',
  photo: 'porch',
  sections: [
    {
      id: 'the-trees',
      title: 'The trees',
      blocks: [
        'Arkansas Black, Winesap, and one pear. The oldest were planted before there was a school, and the children know each of them by its bark.',
        {
          table: {
            caption: 'What ripens when',
            columns: ['Tree', 'Planted', 'In blossom', 'Ripe'],
            rows: [
              ['Arkansas Black', '1931', 'late April', 'October'],
              ['Winesap', '1958', 'early May', 'September and October'],
              ['The pear', 'nobody knows', 'mid-April', 'the last week of August'],
            ],
          },
        },
      ],
    },
    {
      title: 'A year in the orchard',
      blocks: [
        'Two sixth graders take a picture every other week and write its name under it.',
        {
          gallery: orchardKeys.map((photo, index) =>
            index % 3 ? { photo } : { photo, caption: `Week ${2 * index + 1} of the year` },
          ),
        },
      ],
    },
    {
      id: 'the-hens',
      title: 'The hens',
      blocks: [
        'There are eleven, and each has a name.',
        { list: ['Whoever opens the coop counts them.', 'Whoever closes it counts again.'] },
        { buttons: [{ label: 'Ask for a visit', href: '/talk-to-us' }] },
      ],
    },
  ],
  nextStep: {
    heading: 'Come and pick',
    text: 'The harvest begins in September.',
    links: [{ label: 'Ask for a visit', href: '/talk-to-us' }],
  },
});
