import facts from './facts';
import { define } from './schema/define';
import { mailService } from './shared/mail-service';
import schema from './schema/contact';

/** The contact page: the form's words, and the words around it. */
export default define(schema, {
  title: 'Contact',
  lead: 'Ask us anything, however small. For a tour, tell us which mornings you could come. You’ll have an answer within one business day.',
  otherWays: 'Other ways to reach us',
  labels: {
    telephone: 'Phone',
    email: 'Email',
    officeHours: 'Office hours',
    address: 'Address',
    directions: 'How to find us',
    parking: 'Drop-off, parking and the ramp',
  },
  directions:
    'From the town green, take River Road south for half a mile. Alder Lane is the second street on the left, after the library; we’re the gray house with the red door. Bus 7 stops at the library. [Open a map](https://www.google.com/maps/search/?api=1&query=12%20Alder%20Lane%2C%20Riverbend%2C%20MA%2001055).',
  drawing: {
    file: 'the-way.svg',
    alt: 'A drawn map: River Road leads south from the town green past the library, and Alder Lane turns left to the gray house with the red door',
  },
  parking:
    'There are six spaces in front of the house. If they’re taken, park along the fence on the lane. Walk your child to the classroom door: goodbyes are short there, and nobody waits in a car line. A ramp leads to the side door, for wheelchairs and strollers.',
  privacy: `Your message goes to our office by email, through a service named ${mailService.name}. This website keeps no copy of it.`,
  formHeading: 'Write to us',
  form: {
    labels: { name: 'Name', email: 'Email', phone: 'Cell Phone', message: 'Message' },
    required: 'required',
    errors: {
      nameRequired: 'Name is required',
      emailRequired: 'Email is required',
      emailInvalid: 'Email is invalid',
      phoneRequired: 'Phone is required',
      phoneInvalid: 'Phone is invalid',
      messageRequired: 'Message is required',
    },
    emailCharacters: 'Please use an email address without this letter:',
    phoneCharacters:
      'You can use digits, spaces, hyphens (-), plus signs and parentheses. Please put an extension in your message. This doesn’t fit:',
    send: 'Send Message',
    sending: 'Please wait...',
    sent: 'Contact form sent successfully!',
    noAnswer: `If you don’t hear from us within one business day, please call [${facts.telephone}](${facts.telephoneLink}).`,
    failed: {
      notConnected:
        'Your message wasn’t sent: this form isn’t connected yet. Everything you typed is still here. Please email it or give us a call.',
      notLoaded:
        'Your message wasn’t sent, because part of this form didn’t load. Everything you typed is still here. Please send it again, or reach us another way.',
      unreachable:
        'Your message probably didn’t go through, because we couldn’t reach the mail service. Everything you typed is still here. Check your connection and try again, or reach us another way.',
      unanswered:
        'We don’t know whether your message went through: no answer came back in time. Everything you typed is still here. Go ahead and send it again; getting it twice is no trouble.',
      mail: 'Send it from your own email app',
      call: 'Or call us:',
      subject: `A message to ${facts.name}`,
    },
    notConnected:
      'This form isn’t connected yet, so it can’t send your message. Please email or call us instead:',
    withoutScript:
      'Your browser runs no scripts here, so this button opens your email app with your message filled in. If nothing opens:',
  },
  nextStep: {
    heading: 'Thinking of our school for your child?',
    text: 'Tell us a little about your child, and we’ll suggest times for a tour.',
    links: [
      { label: 'Send an inquiry', href: '/enrollment-inquiry' },
      { label: 'Meet the Founder', href: '/meet-the-founder' },
    ],
  },
});
