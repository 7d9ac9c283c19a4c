import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

/** Posts that are not in order, two of them on one day. */
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
                'It took two grandfathers and a can of oil. [Come and watch](#pressing).',
                'Bring a clean bottle.',
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
              paragraphs: ['She walked in through the gate on her own.'],
            },
          ],
        },
      ],
    },
  ],
  nextStep: contact.nextStep,
});
