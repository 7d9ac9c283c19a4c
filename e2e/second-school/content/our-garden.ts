import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';
import { orchardKeys } from './photos';

/** A page with a large picture and twenty small ones, and no list of contents. */
export default define(schema, {
  title: 'The orchard & garden',
  lead: 'Our school stands on four acres, with ninety apple trees, a flock of hens and a pump that a child can work.',
  photo: 'porch',
  sections: [
    {
      id: 'the-trees',
      title: 'The trees',
      blocks: [
        'We grow Arkansas Black and Winesap apples, and one pear tree. The oldest trees were planted before there was a school, and the children know each of them by its bark.',
        {
          table: {
            caption: 'When our trees bloom and ripen',
            columns: ['Tree', 'Planted', 'In blossom', 'Ripe'],
            rows: [
              ['Arkansas Black', '1931', 'late April', 'October'],
              ['Winesap', '1958', 'early May', 'September and October'],
              ['The pear tree', 'nobody knows', 'mid-April', 'the last week of August'],
            ],
          },
        },
      ],
    },
    {
      title: 'A year in the orchard',
      blocks: [
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
        { list: ['The child who opens the coop counts the hens.', 'The child who closes it counts them again.'] },
        { buttons: [{ label: 'Ask for a visit', href: '/talk-to-us' }] },
      ],
    },
  ],
  nextStep: contact.nextStep,
});
