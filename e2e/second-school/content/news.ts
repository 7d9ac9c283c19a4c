import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

/** Posts, not in the order of their days, two of them of one day; and what is to come. */
export default define(schema, {
  title: 'News from the orchard',
  sections: [
    {
      title: 'What has happened',
      blocks: [
        {
          posts: [
            {
              date: '2031-09-29',
              title: 'The press is running again',
              paragraphs: [
                'It took two grandfathers, a can of oil and the whole Upper Elementary. [Come and watch](#pressing) on the first Saturday of the month.',
                'Bring a bottle.',
              ],
              photo: 'orchard-12',
            },
            {
              date: '2031-10-06',
              title: 'Saturday pressing',
              id: 'pressing',
              paragraphs: ['From nine to noon, in the barn, until the apples are gone.'],
              link: { label: 'How to get here', href: '/talk-to-us' },
            },
            {
              date: '2031-10-06',
              title: 'A twelfth hen',
              paragraphs: ['She walked in by herself, and has no name yet.'],
            },
          ],
        },
      ],
    },
    {
      title: 'What is coming',
      blocks: [
        {
          dates: ['openings', 'openHouses', 'calendar'],
          otherwise: 'Nothing is planned for the next weeks.',
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Nothing new?',
    text: 'Then everybody is outdoors.',
    links: [{ label: 'Ask us', href: '/talk-to-us' }],
  },
});
