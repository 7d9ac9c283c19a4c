import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import { telephoneHref } from '@/content/schema/hrefs';
import school from '../school';

export default define(schema, {
  title: 'Una escuela en un huerto',
  lead: `Desde ${school.founded}, en dos idiomas: niñas y niños de tres meses a doce años aprenden entre manzanos, gallinas y una bomba de agua que ellos mismos manejan.`,
  photo: 'the-long-table',
  sections: [
    {
      title: '¿Dónde cabe mi hija, mi hijo?',
      blocks: [
        'Cada salón reúne tres edades. Quien llega en mayo encuentra un gancho con su nombre.',
        { ageChart: 'all' },
      ],
    },
    {
      title: 'Fechas',
      blocks: [{ dates: ['openings', 'openHouses', 'calendar'] }],
    },
    {
      title: '¿Preguntas?',
      blocks: [
        `Llámenos al [${school.telephone}](${telephoneHref(school)}). En la oficina siempre hay alguien que habla español.`,
        {
          buttons: [
            { label: 'Contacto', href: '/es/contacto' },
            { label: 'Ver la colegiatura', href: '/es/colegiatura' },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Vengan a vernos',
    text: 'La primera hora del viernes es la mejor.',
    links: [{ label: 'Pedir una visita', href: '/es/contacto' }],
  },
});
