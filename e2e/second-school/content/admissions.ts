import { define } from '@/content/schema/define';
import schema from '@/content/schema/admissions';
import contact from './contact';
import facts from './facts';

/** Three steps instead of six. */
export default define(schema, {
  title: 'How to join',
  lead: 'Three steps, and most families take them within a month.',
  photo: 'community-meal',
  steps: [
    {
      id: 'inquire',
      title: 'Say hello',
      paragraphs: ['Fill in the form for inquiries, or call.'],
      who: 'You',
      cost: 'Nothing',
      time: 'Any day',
      link: { label: 'Inquire', href: '/enrollment-inquiry' },
    },
    {
      id: 'tuesday',
      title: 'Come on a Tuesday, with everybody who lives with the child',
      paragraphs: ['You walk through the rooms with a child as your guide.'],
      who: 'All of you',
      cost: 'Nothing',
      time: 'Two hours on a Tuesday',
      offersContact: true,
    },
    {
      id: 'apply',
      title: 'Apply',
      paragraphs: ['We read every application together.'],
      tasks: ['Send the application.', 'Pay the application fee.'],
      who: 'Parents or guardians',
      cost: facts.applicationFee,
      time: 'Within a month of the visit',
    },
  ],
  labels: {
    who: 'Who',
    cost: 'Costs',
    time: 'How soon',
    write: 'Write to the front office',
    call: 'Or call',
  },
  questions: {
    heading: 'Ask us this',
    text: 'We like hard questions.',
    items: ['Who fixes the pump?', 'What happens when it snows?'],
  },
  parentQuestions: {
    heading: 'Asked at the gate',
    items: [{ question: 'Do we have to speak Spanish?', answer: 'No. Your child will teach you.' }],
  },
  nextStep: contact.nextStep,
});
