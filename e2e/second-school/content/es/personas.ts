import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import home from './home';

export default define(schema, {
  title: 'Las personas que acompañarán a su hijo o hija',
  lead: 'De los seis adultos que trabajamos aquí, cuatro llevamos más de diez años.',
  sections: [
    {
      title: 'Guías',
      blocks: [
        {
          people: [
            {
              name: 'Thùy Nguyễn',
              photo: 'atelier',
              role: 'Directora',
              credentials: 'AMI 3-6',
              text: 'Dirige la escuela desde 2019.',
            },
            { name: 'Owen Begay', role: 'Guía de Nido', credentials: 'AMI 0-3' },
          ],
        },
      ],
    },
  ],
  nextStep: home.nextStep,
});
