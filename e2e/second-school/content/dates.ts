import { define } from '@/content/schema/define';
import schema from '@/content/schema/dates';

/** Notices, openings and events around the day for which e2e/serve-sites.ts builds the site. */
export default define(schema, {
  openingsHeading: 'Places, today',
  asOf: 'As we knew it on',
  openHousesHeading: 'Come & see',
  calendarHeading: 'On the calendar',
  closed: 'the gate is shut',
  saveDates: 'Put the days into my calendar',
  subscribe: 'Keep my calendar up to date',
  notices: [
    {
      text: 'Orchard Road is flooded: today and tomorrow please come by the north gate.', from: '2031-10-15', until: '2031-10-16',
      link: { label: 'How to find us', href: '/contact' },
    },
  ],
  openings: {
    asOf: '2031-10-13',
    programs: [{ program: 'Nido', places: 'one place from the first of next month' }],
  },
  openHouses: [
    { date: '2031-11-06', from: '17:30', to: '19:00', link: { label: 'Say that you come', href: 'https://rsvp.example' } },
    { date: '2031-10-25', from: '09:00', to: '12:00', campus: 'plaza' },
  ],
  calendar: [
    { date: '2031-09-02', name: 'First day of school' },
    { date: '2031-10-14', to: '2031-10-17', name: 'Lambing week', closed: true, noticeFrom: '2031-10-06' },
    { date: '2031-11-24', name: 'Conferences with every family, in both languages', from: '16:30', until: '19:15', place: 'The barn', link: { label: 'What to bring', href: '/contact' } },
  ],
});
