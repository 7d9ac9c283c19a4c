import { define } from '@/content/schema/define';
import schema from '@/content/schema/contact';
import school from './school';

export default define(schema, {
  title: 'Talk to us',
  lead: 'Somebody is at the front desk whenever the gate is open.',
  otherWays: 'Or this way',
  labels: { telephone: 'By telephone', email: 'By e-mail', officeHours: 'Somebody is there', address: 'By post, or in person', directions: 'The way here', parking: 'Your car' },
  directions: 'Bus 12 to Peña Blanca, then ten minutes uphill. The last gate on the left.',
  parking: 'Under the cottonwoods, never on the grass.',
  map: { label: 'Find us on a map', href: 'https://www.openstreetmap.org/#map=16/35.57/-106.33' },
  formHeading: 'A note to the front office',
  form: {
    labels: { name: 'Your name', email: 'Your e-mail address', phone: 'A number to call you at', message: 'What is on your mind?' },
    required: 'needed',
    errors: {
      nameRequired: 'Please tell us your name', messageRequired: 'Please write something',
      emailRequired: 'Please tell us your e-mail address', emailInvalid: 'This does not look like an e-mail address', phoneRequired: 'Please tell us a number to call', phoneInvalid: 'Please use digits, spaces, +, - and ( ) only',
    },
    emailCharacters: 'This form cannot use an address with:', phoneCharacters: 'An extension can go into the note.',
    send: 'Send the note', sending: 'On its way …',
    sent: 'Thank you & see you soon: your note has arrived.',
    failed: {
      notConnected: 'The note box is closed: nothing has left, and the note is still here.',
      unreachable: 'The note has probably not left. It is still here.',
      unanswered: 'The note may have left, and it may not. It is still here.',
      mail: 'Use my own e-mail program', call: 'Or by telephone:',
      subject: `A note to ${school.name}`,
    },
    notConnected: 'The note box is closed for now. Please write an e-mail or call:',
    withoutScript: 'The button opens your own e-mail program.',
  },
  nextStep: { heading: 'Thinking of joining?', text: 'The form for inquiries is short.', links: [{ label: 'Inquire', href: '/enrollment-inquiry' }] },
});
