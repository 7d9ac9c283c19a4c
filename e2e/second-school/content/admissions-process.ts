import { define } from '@/content/schema/define';
import schema from '@/content/schema/admissions-process';
import contact from './contact';
import facts from './facts';

export default define(schema, {
  title: 'How to join',
  lead: 'Two steps, and most families take them within a month.',
  photo: 'community-meal',
  steps: [
    {
      id: 'inquire', title: 'Say hello', who: 'You', cost: 'Nothing', time: 'Any day',
      paragraphs: ['Fill in the form for inquiries, or call.'],
      offersContact: true, link: { label: 'Inquire', href: '/enrollment-inquiry' },
    },
    {
      id: 'apply', title: 'Apply', who: 'Parents or guardians', time: 'Within a month', cost: `${facts.applicationFee}`,
      paragraphs: ['We read every application together.'],
      tasks: ['Send the application.', 'Pay the application fee.'],
    },
  ],
  labels: { who: 'Who', cost: 'Costs', time: 'How soon', write: 'Write to us', call: 'Or call' },
  questions: { heading: 'Ask us this', text: 'We like hard questions.', items: [{ question: 'Who fixes the pump?' }] },
  nextStep: contact.nextStep,
});
