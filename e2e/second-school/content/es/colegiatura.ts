import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

export default define(schema, {
  title: 'Colegiatura',
  lead: 'Incluye la comida, el huerto y el tren.',
  sections: [
    {
      title: 'Precios',
      blocks: [
        { prices: 'all' },
        'El segundo hijo paga nueve décimas partes. Una de cada cuatro familias recibe beca: [pregúntenos](/es/contacto) sin pena.',
      ],
    },
    {
      title: 'Para leer en casa',
      blocks: [
        {
          downloads: [
            {
              file: 'handbook-2031.pdf',
              title: 'Manual para familias (en inglés)',
              text: 'Con gusto lo repasamos con ustedes en español.',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: '¿Es demasiado?',
    text: 'Hablemos de una beca. La pide una de cada cuatro familias.',
    links: [{ label: 'Escribir a la oficina', href: '/es/contacto' }],
  },
});
