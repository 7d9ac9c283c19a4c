import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import school from '../school';

export default define(schema, {
  title: 'Una escuela en un huerto',
  lead: `Desde ${school.founded}, niñas y niños de tres meses a doce años aprenden aquí en dos idiomas, entre manzanos, gallinas y una bomba de agua que ellos mismos manejan.`,
  photo: 'the-long-table',
  sections: [
    {
      title: '¿Qué salón le toca a su hijo o hija?',
      blocks: [{ ageChart: 'all' }],
    },
    {
      title: 'Fechas importantes',
      blocks: [{ dates: ['openings', 'openHouses', 'calendar'] }],
    },
  ],
  nextStep: {
    heading: 'Venga a visitarnos',
    text: 'El mejor momento es el viernes a primera hora.',
    links: [{ label: 'Solicitar una visita', href: '/es/contacto' }],
  },
});
