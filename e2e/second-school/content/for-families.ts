import { define } from '@/content/schema/define';
import contact from './contact';
import schema from '@/content/schema/page';

/** Documents and questions, and each of the site's own machines once more. */
export default define(schema, {
  title: 'For families',
  lead: 'What to read, what to sign, and what it costs.',
  sections: [
    {
      title: 'Forms & handbook',
      blocks: [
        {
          downloads: [
            {
              file: 'handbook-2031.pdf',
              title: 'Family handbook',
              text: 'Everything from nap mats to snow days, in twelve pages.',
            },
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
            { time: '8am', title: 'The gate', text: 'Say goodbye here. It is shorter that way.' },
            { title: 'Three hours of work', text: 'Nobody rings a bell.' },
            { time: 'noon', title: 'Lunch', text: 'Children of the Casa set the long table.' },
          ],
        },
        { photo: 'the-long-table', caption: 'The long table, before it is set' },
        { placeholder: 'The coat hooks, at the height of a child' },
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
            {
              question: 'May I stay on the first day?',
              answer: 'For as long as you like, on the low bench. Most parents leave by ten.',
            },
            {
              question: 'What about snow?',
              answer: 'We close when the county closes its schools, and say so at the top of this site.',
            },
          ],
        },
      ],
    },
    {
      id: 'lost-and-found',
      title: 'Lost a mitten?',
      blocks: [
        'Describe it, and we will look in the barn.',
        {
          contactForm: {
            ...contact.form,
            labels: { ...contact.form.labels, message: 'The mitten, and when it was last seen' },
            send: 'Report it',
          },
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Still something?',
    text: 'The front office knows.',
    links: [{ label: 'Talk to us', href: '/talk-to-us' }],
  },
});
