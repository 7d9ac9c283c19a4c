import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from './contact';

/** Documents and questions, and blocks that other pages have, too: ages and prices. */
export default define(schema, {
  title: 'For families',
  sections: [
    {
      title: 'Forms & handbook',
      blocks: [
        {
          downloads: [
            { file: 'handbook-2031.pdf', title: 'Family handbook', text: 'In twelve pages.' },
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
      blocks: [{ ageChart: ['nido', 'toddler-community'] }, { prices: ['nido'] }],
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
