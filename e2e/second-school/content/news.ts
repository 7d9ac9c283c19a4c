import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

/** Posts that are not in order, two of them on one day, and the dates ahead. */
export default define(schema, {
  title: 'News from the orchard',
  sections: [
    {
      title: 'Latest news',
      blocks: [
        {
          posts: [
            {
              date: '2031-09-29',
              title: 'The press is running again',
              paragraphs: [
                'It took two grandfathers, a can of oil and the whole Lower Elementary. [Come and watch](#pressing) on the first Saturday of the month.',
                'Bring a clean bottle, and take home the cider that you press.',
              ],
              photo: 'orchard-12',
            },
            {
              date: '2031-10-06',
              title: 'Saturday pressing',
              id: 'pressing',
              paragraphs: ['We press in the barn from nine to noon, or until the apples are gone.'],
              link: { label: 'How to get here', href: '/talk-to-us' },
            },
            {
              date: '2031-10-06',
              title: 'A twelfth hen',
              paragraphs: ['She walked in through the gate on her own. The children vote on her name this Friday.'],
            },
          ],
        },
      ],
    },
    {
      title: 'Coming up',
      blocks: [
        {
          dates: ['openings', 'openHouses', 'calendar'],
          otherwise: 'Nothing is planned for the next few weeks.',
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Want to see it for yourself?',
    text: 'Families are welcome in the orchard. Let us know when you are coming.',
    links: [{ label: 'Ask us', href: '/talk-to-us' }],
  },
});
