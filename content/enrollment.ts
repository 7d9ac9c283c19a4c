import { define } from './define';
import { mailLink, telephoneLink } from './links';
import { enrollmentSchema } from './schema';
import { school } from './school';

const writeOrCall = `write to [${school.email}](${mailLink}) or call [${school.telephone}](${telephoneLink})`;

/** The enrollment inquiry: a thank-you, and the words around the online form of another service. */
export const enrollment = define('enrollment', enrollmentSchema, {
  title: 'Enrollment Inquiry',
  intro: [
    `Thank you for your interest in ${school.name}. We invite interested families to complete the form below.`,
    'An inquiry is not an application, and it commits you to nothing. When we have read it, we will write to you to arrange a private tour.',
  ],
  photo: 'garden',
  frame: {
    title: 'Enrollment inquiry form',
    loading: 'Loading…',
    open: 'Open the form by itself',
    notConnected: `The online form is not available yet. To inquire about a place, please ${writeOrCall}. Your child’s age and the days you have in mind are all we need to begin.`,
    help: `If the form does not appear, ${writeOrCall}, and we will take your inquiry that way.`,
  },
  nextStep: {
    heading: 'What happens after you inquire',
    text: 'The next step is a tour, and your child’s own visit follows later. Read what each step asks of you, and what it costs.',
    links: [
      { label: 'See every step', href: '/admissions-process' },
      { label: 'Compare schedules', href: '/tuition' },
    ],
  },
});
