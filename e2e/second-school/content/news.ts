import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

/** Posts that are not in order, two of them on one day, and blocks of many other kinds. */
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
    {
      title: 'Forms & handbook',
      blocks: [
        {
          downloads: [
            { file: 'handbook 2 (2031).pdf', title: 'Family handbook', text: 'In twelve pages.' },
            { file: 'field-trip.docx', title: 'Permission for field trips' },
          ],
        },
      ],
    },
    {
      id: 'a-day',
      title: 'A day in the Casa',
      blocks: [
        {
          steps: [
            { time: '8am', title: 'The gate', text: 'Say goodbye at the gate. A short goodbye is easier for everybody.' },
            { title: 'Three hours of work', text: 'Each child chooses what to work on, and no bell interrupts.' },
            { time: 'noon', title: 'Lunch', text: 'The children set the long table and serve one another.' },
          ],
        },
        { photo: 'the-long-table', caption: 'The long table before lunch' },
        { placeholder: 'The coat hooks at a child’s height' },
      ],
    },
    {
      title: 'Ages & prices',
      blocks: [
        { ageChart: ['nido', 'toddler-community'] }, { prices: ['nido'] },
        { tuition: ['notes'] }, { dates: ['openHouses'] },
      ],
    },
    {
      title: 'Questions',
      blocks: [
        {
          questions: [
            { question: 'May I stay on the first day?', answer: 'Yes, on the low bench.' },
          ],
        },
      ],
    },
  ],
  nextStep: contact.nextStep,
});
