import { define } from './schema/define';
import { mailHref, telephoneHref } from './schema/hrefs';
import schema from './schema/enrollment';
import { capitalized, formatHead } from './schema/format';
import school from './school';

const emailOrCall = `email [${school.email}](${mailHref(school)}) or call [${school.telephone}](${telephoneHref(school)})`;
const Head = capitalized(formatHead(school));
const loading = 'Loading…';
const thanks = `Thank you for your interest in ${school.name}.`;
const whatFollows = `An inquiry isn’t an application, and it commits you to nothing. ${Head} will read it and write back to arrange a private tour.`;

/** The enrollment inquiry: a thank-you, and the words around the online form of another service. */
export default define(schema, {
  title: 'Enrollment Inquiry',
  intro: [`${thanks} We invite interested families to complete the form below.`, whatFollows],
  introWithoutForm: [
    `${thanks} We invite interested families to tell us about their child.`,
    whatFollows,
  ],
  photo: 'garden',
  frame: {
    title: 'Enrollment inquiry form',
    loading,
    open: 'Open the form on its own page',
    notConnected: `Our online form isn’t available yet. To inquire about a place, please ${emailOrCall}. Your child’s age and the days you have in mind are all we need to begin.`,
    help: `If the form doesn’t appear, or stays at “${loading},” ${emailOrCall}.`,
  },
  nextStep: {
    heading: 'What happens after you inquire',
    text: 'A private tour comes next, and your child’s own visit a little later. See what each step asks of you and what it costs.',
    links: [
      { label: 'Admissions Process', href: '/admissions-process' },
      { label: 'See tuition', href: '/tuition' },
    ],
  },
});
