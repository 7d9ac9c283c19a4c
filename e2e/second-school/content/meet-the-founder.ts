import { define } from '@/content/schema/define';
import schema from '@/content/schema/meet-the-founder';
import contact from './contact';
import school from './school';

/** A letter from a founder who is not the Head of School. */
export default define(schema, {
  title: 'Doña Inés Søndergård, who began in a barn',
  kicker: `Founder, ${school.founded} to 2009`,
  greeting: 'Queridas familias,',
  lead: 'I had a barn, nine children of my neighbors and one box of materials that had come by sea.',
  blocks: [
    'The box had been packed in Copenhagen by my aunt Åse, who did not believe in paint. Everything in it was bare beech, and it is in use today.',
    { photo: 'atelier' },
  ],
  closing: 'Con cariño,',
  signature: ['Inés Søndergård', 'Founder, and still the first to arrive'],
  portrait: { photo: 'atelier' },
  nextStep: contact.nextStep,
});
