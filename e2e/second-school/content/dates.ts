import { define } from '@/content/schema/define';
import schema from '@/content/schema/dates';

/** Openings and open houses around the day for which the site is built (e2e/sites.ts). */
export default define(schema, {
  openingsHeading: { en: 'Places, today', es: 'Lugares disponibles' },
  asOf: { en: 'As we knew it on', es: 'Actualizado el' },
  openHousesHeading: { en: 'Come & see', es: 'Venga a conocernos' },
  calendarHeading: { en: 'On the calendar', es: 'Calendario' },
  closed: { en: 'the gate is shut', es: 'escuela cerrada' },
  saveDates: { en: 'Put the days into my calendar', es: 'Guardar las fechas en mi calendario' },
  notices: [
    {
      text: { en: 'Orchard Road is flooded: today and tomorrow please come by the north gate.', es: 'Orchard Road está inundada: hoy y mañana, entre por la puerta norte, por favor.' },
      from: '2031-10-15',
      until: '2031-10-16',
      link: { label: { en: 'How to find us', es: 'Cómo llegar' }, href: '/talk-to-us' },
    },
  ],
  openings: {
    asOf: '2031-10-13',
    programs: [
      { program: { en: 'Nido', es: 'Nido' }, places: { en: 'one place from the first of next month', es: 'un lugar a partir del día primero del próximo mes' } },
      { program: { en: 'Toddler Community', es: 'Comunidad Infantil' }, places: { en: 'two places, three days a week', es: 'dos lugares, tres días a la semana' } },
    ],
  },
  openHouses: [
    { date: '2031-11-06', from: '17:30', to: '19:00' },
    { date: '2031-10-25', from: '09:00', to: '12:00' },
  ],
  calendar: [
    { date: '2031-10-14', to: '2031-10-17', name: { en: 'Lambing week', es: 'Semana de los borreguitos' }, closed: true, noticeFrom: '2031-10-06' },
    { date: '2031-11-24', name: { en: 'Conferences with every family, in both languages', es: 'Reuniones con cada familia, en los dos idiomas' } },
  ],
});
