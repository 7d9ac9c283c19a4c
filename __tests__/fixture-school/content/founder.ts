import { define } from '../../../content/define';
import { founderSchema } from '../../../content/schema';

export const founder = define('founder', founderSchema, {
  title: 'Meet the Founder',
  kicker: 'Since the beginning',
  greeting: 'Dear families,',
  lead: 'I once saw a child wash a table.',
  blocks: ['It was clean before she started.', { photo: 'table', caption: 'The table.' }],
  closing: 'Warmly,',
  portrait: { placeholder: 'A portrait' },
  nextStep: {
    heading: 'Come and see',
    text: 'Tours are given by appointment.',
    links: [{ label: 'See all programs', href: '/programs' }],
  },
});
