import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

export default define(schema, {
  title: 'Colegiatura',
  lead: 'La colegiatura incluye el almuerzo, el huerto y el tren.',
  sections: [
    {
      blocks: [
        { prices: 'all' },
        { tuition: ['finder'] },
        { tuition: ['fees', 'care', 'offers', 'notes'] },
      ],
    },
  ],
  nextStep: {
    heading: '¿Está fuera de su alcance?',
    text: 'Hablemos de una beca: una de cada cuatro familias la tiene.',
    links: [{ label: 'Escribir a la oficina', href: '/es/contacto' }],
  },
});
