import { define } from '@/content/schema/define';
import schema from '@/content/schema/home';
import school from './school';

export default define(schema, {
  headline: 'Four acres, two languages & nobody in a hurry, since 1974',
  enrolling: `We are enrolling for ${school.schoolYear}, from Nido to Upper Elementary`,
  lead: 'Children here grow up outdoors as much as in: they keep hens, press apples, bake bread, and come in to read, count and paint in whichever of two languages they think in at the moment.',
  photo: 'the-long-table',
  contactLink: 'Talk to the front office',
  admissionsLink: 'How to join the school',
  about: {
    heading: 'A school that began in a barn',
    paragraphs: [
      `${school.name} stands in an orchard outside ${school.postalAddress.town}.`,
      'In 2010-2011 we moved out of the barn, for which we had raised $5,000 with cider. The barn is now the [theater](/programs#upper-elementary).',
    ],
    photo: 'atelier',
  },
  programs: {
    heading: 'Five rooms, twelve years',
    text: 'Children move on when they are ready, not on a date.',
  },
  facts: {
    heading: 'In short',
    labels: {
      ages: 'From and to',
      hours: 'Gate',
      tuition: 'What it costs',
      classroom: 'Toddler Community',
      founded: 'First lesson',
      credentials: 'Paper on the wall',
    },
    licensed: 'A state license',
  },
  nextStep: {
    heading: 'See it with your boots on',
    text: 'Wear shoes that may get muddy.',
    links: [{ label: 'Ask for a visit', href: '/talk-to-us' }],
  },
});
