import { define } from '@/content/schema/define';
import schema from '@/content/schema/welcome-letter';
import contact from './contact';

export default define(schema, {
  title: 'A letter of welcome',
  kicker: 'From the director’s porch',
  greeting: 'Bienvenidos, welcome, velkommen,',
  lead: 'Most families find us by getting lost. If you have come this far down Orchard Road, stay for a cup of cider.',
  blocks: [
    'You will see children of every size going in and out with buckets. Somebody will say hello to you, & it may be a four-year-old.',
    { list: ['Visits are on Tuesdays.', 'Bring the whole family.', 'Dogs stay at the gate.'] },
    { photo: 'porch' },
  ],
  closing: 'Until soon,',
  photo: 'porch',
  learnMore: { heading: 'To read and to hear', items: [{ title: 'The orchard', text: 'What grows where: [the trees](/our-garden#the-trees).' }] },
  nextStep: contact.nextStep,
});
