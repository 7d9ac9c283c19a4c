import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';

export default define(schema, {
  title: 'Las personas que acompañarán a su hijo o hija',
  lead: 'De los quince adultos que trabajamos aquí, nueve llevamos más de diez años.',
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
              text: 'Dirige la escuela desde 2019. Los viernes todavía acompaña la primera hora en Casa de Niños.',
            },
            {
              name: 'Marisol Peña',
              photo: 'bright-room',
              role: 'Guía de Nido',
              credentials: 'AMI 0-3',
              text: 'Habla español con los bebés y con cualquiera que se anime.',
            },
            { name: 'Owen Begay', role: 'Guía de Nido', credentials: 'AMI 0-3' },
            { name: 'Anneliese Vogt', photo: 'pink-tower', role: 'Guía de Comunidad Infantil' },
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
              text: '“Vinimos por el huerto. Nos quedamos porque, en la segunda semana, alguien notó que nuestro hijo solo habla cuando tiene las manos ocupadas”.',
              who: 'Elena, mamá de Mateo',
              since: 'en la escuela desde 2027',
            },
            {
              text: '“Se amarra sola los zapatos y me pide paciencia”.',
              who: 'Un papá de la Comunidad Infantil',
            },
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: 'Venga a conocernos',
    text: 'El mejor momento es el viernes a primera hora.',
    links: [{ label: 'Solicitar una visita', href: '/es/contacto' }],
  },
});
