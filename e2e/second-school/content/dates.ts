import { define } from '@/content/schema/define';
import schema from '@/content/schema/dates';

/** Notices and events around the day for which e2e/serve-sites.ts builds the site. */
export default define(schema, {
  heading: 'On the calendar',
  closed: 'the gate is shut',
  notices: [
    {
      text: 'Orchard Road is flooded: today and tomorrow please come by the north gate.', from: '2031-10-15', until: '2031-10-16',
      link: { label: 'How to find us', href: '/contact' },
    },
  ],
  events: [
    { date: '2031-11-24', time: '4:30pm-7:15pm', name: 'Conferences in both languages', place: 'The barn', link: { label: 'What to bring', href: '/contact' } },
    { date: '2031-10-14', until: '2031-10-17', name: 'Lambing week', closed: true },
    { date: '2031-09-02', name: 'First day of school', text: 'Bring [boots](/our-garden).' },
  ],
});
