import { define } from '@/content/schema/define';
import schema from '@/content/schema/home';
import contact from './contact';
import facts from './facts';

export default define(schema, {
  headline: 'Four acres, two languages & nobody in a hurry, since 1974',
  enrolling: `We are enrolling for ${facts.schoolYear}, from Nido to Lower Elementary`,
  lead: 'Children here grow up outdoors as much as in: they keep hens, press apples, bake bread, and come in to read, count and paint in whichever of two languages they think in at the moment.',
  photo: 'the-long-table',
  contactLink: 'Talk to the front office', admissionsLink: 'How to join the school',
  about: {
    heading: 'A school that began in a barn',
    paragraphs: [
      `${facts.name} stands in an orchard outside ${facts.town}.`,
      'In 2010 we moved out of the barn. The barn is now the [theater](/programs#lower-elementary).',
    ],
    photo: 'atelier',
  },
  programs: { heading: 'Four rooms, nine years', text: 'Children move on when they are ready, not on a date.' },
  facts: {
    heading: 'In short',
    items: [
      { label: 'From and to', value: facts.ages },
      { label: 'Gate', value: `${facts.hours}` },
      { label: 'What it costs', value: `From ${facts.lowestPrice} a year` },
      { label: 'In Casa', value: `${facts.children} children` },
      { label: 'Paper on the wall', value: `A state license, and ${facts.memberships}` },
    ],
  },
  sections: [{ title: 'See a morning', blocks: [{ video: { photo: 'bright-room', href: 'https://films.example/1', title: 'Watch the Casa', length: '2 minutes' } }] }],
  nextStep: contact.nextStep,
});
