import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

/** Five people, some without a portrait, and what families say. */
export default define(schema, {
  title: 'The people your child will know',
  lead: 'Five adults work here. Four of them have been with us for more than ten years.',
  contents: 'On this page',
  sections: [
    {
      id: 'guides',
      title: 'Guides',
      blocks: [
        {
          people: [
            {
              name: 'Thùy Nguyễn',
              photo: 'atelier',
              role: 'Director',
              credentials: 'AMI 3-6, M.Ed. (Loyola University Maryland)',
              text: 'Thùy came as an assistant and has led the school since 2019.',
            },
            { name: 'Marisol Peña', photo: 'bright-room', role: 'Guide, Nido' },
            { name: 'Owen Begay', role: 'Guide, Nido', credentials: 'AMI 0-3' },
            { name: 'José Antonio Lucero y Baca', role: 'Assistant, Toddler Community' },
            { name: 'Hal', photo: 'orchard-8' },
          ],
        },
      ],
    },
    {
      id: 'families',
      title: 'What families say',
      blocks: [
        {
          voices: [
            {
              text: '“We came for the orchard. We stayed because somebody noticed, in the second week, that our son only talks when his hands are busy.”',
              who: 'Elena, mother of Mateo',
              since: 'here since 2027',
            },
            { text: '“She ties her own shoes.”', who: 'A father in the Toddler Community' },
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'Come & see',
      blocks: [{ contactDetails: 'all' }],
    },
  ],
  nextStep: contact.nextStep,
});
