import { define } from '@/content/schema/define';
import schema from '@/content/schema/language';

/** The words around every Spanish page, in the Spanish of New Mexico. */
export default define(schema, {
  header: { skip: 'Ir al contenido', menu: 'Todas las páginas', navigation: 'Principal', notice: 'Avisos' },
  mainButton: { label: 'Reserve una visita', href: '/es/contacto' },
  footer: {
    officeHours: 'La puerta está abierta', allPages: 'Todas las páginas en español',
    nondiscrimination: 'La escuela admite a niñas y niños de cualquier raza, color y origen.',
  },
  officeHours: 'de lunes a jueves, de 7:30 a. m. a 5:30 p. m.; viernes, de 7:30 a. m. a 1 p. m.',
  credentials: 'La escuela es miembro de la Desert Montessori Alliance y tiene licencia.',
  frame: 'FOTO', gallery: { open: 'Ampliar', close: 'Cerrar' },
  notFound: { title: '¿Se perdió?', text: 'Casi todas se pierden al venir.', home: 'Inicio' },
});
