import { define } from '@/content/schema/define';
import schema from '@/content/schema/language';

/** The words around every page in the Spanish of New Mexico. */
export default define(schema, {
  locale: 'es-US',
  ages: '{from} a {to}',
  header: {
    skip: 'Ir al contenido',
    menu: 'Todas las páginas',
    navigation: 'Principal',
    notice: 'Avisos',
  },
  footer: {
    officeHours: 'La puerta está abierta',
    allPages: 'Todas las páginas en español',
    nondiscrimination: 'La escuela admite a niñas y niños de cualquier raza, color y origen.',
  },
  credentials: 'La escuela es miembro de la Desert Montessori Alliance y tiene licencia.',
  frame: 'FOTO',
  gallery: { open: 'Ampliar', close: 'Cerrar' },
  notFound: {
    title: '¿Se perdió?',
    text: 'Casi todas las familias se pierden antes de encontrarnos.',
    home: 'Inicio',
  },
  per: { month: 'Al mes', session: 'Por sesión', year: 'Al año' },
  afterPrice: { month: 'al mes', session: 'por sesión', year: 'al año' },
  yearly: 'por el año escolar, en {payments} pagos',
  inPayments: 'en {payments} pagos de {sum}',
});
