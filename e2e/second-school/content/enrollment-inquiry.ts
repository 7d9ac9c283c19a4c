import { define } from '@/content/schema/define';
import schema from '@/content/schema/enrollment-inquiry';
import school from './school';

export default define(schema, {
  title: 'Inquire about a place',
  intro: ['Fill in what you know today. The rest can wait until we meet.'],
  introWithoutForm: ['Write or call, and tell us what you know today.'],
  photo: 'bright-room',
  frame: {
    title: 'The form for inquiries',
    loading: 'The form is on its way …',
    open: 'Open the form in its own window',
    notConnected: `Our form is being repaired. Write to [${school.email}](mailto:${school.email}) or call [${school.telephone}](tel:+15055550187;ext=12).`,
    help: `No form to be seen? Write to [${school.email}](mailto:${school.email}) or call [${school.telephone}](tel:+15055550187;ext=12).`,
  },
  nextStep: { heading: 'What comes next', text: 'A Tuesday in the orchard.', links: [{ label: 'How to join', href: '/admissions-process' }] },
});
