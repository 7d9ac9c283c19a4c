import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

export default define(schema, {
  title: 'Las personas que su hija o hijo conocerá',
  lead: 'Nueve de nosotros llevamos aquí más de diez años.',
  contents: 'En esta página',
  sections: [
    {
      id: 'guias',
      title: 'Guías',
      blocks: [
        {
          people: [
            {
              name: 'Thùy Nguyễn',
              photo: 'atelier',
              role: 'Directora',
              credentials: 'AMI 3-6',
              text: 'Dirige la escuela desde 2019. Los viernes sigue acompañando la primera hora en la Casa.',
            },
            {
              name: 'Marisol Peña',
              photo: 'bright-room',
              role: 'Guía, Nido',
              credentials: 'AMI 0-3',
              text: 'Habla español con los bebés y con todo el que se anime.',
            },
            { name: 'Owen Begay', role: 'Guía, Nido', credentials: 'AMI 0-3' },
            { name: 'Anneliese Vogt', photo: 'pink-tower', role: 'Guía, Comunidad Infantil' },
          ],
        },
      ],
    },
    {
      id: 'familias',
      title: 'Lo que dicen las familias',
      blocks: [
        {
          voices: [
            {
              text: '«Vinimos por el huerto. Nos quedamos porque alguien notó, la segunda semana, que nuestro hijo solo habla cuando tiene las manos ocupadas».',
              who: 'Elena, mamá de Mateo',
              since: 'con nosotros desde 2027',
            },
            {
              text: '«Se ata sola los zapatos y me pide paciencia».',
              who: 'Un papá de la Comunidad Infantil',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Conózcanlas',
    text: 'La primera hora del viernes es la mejor.',
    links: [{ label: 'Pedir una visita', href: '/es/contacto' }],
  },
});
