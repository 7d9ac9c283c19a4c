import { define } from '@/content/schema/define';
import schema from '@/content/schema/language';
import school from '../school';
import tuition from '../tuition';

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
    nondiscrimination:
      'La escuela admite a niñas y niños de cualquier raza, color y origen nacional o étnico, sin distinción en ninguna de sus actividades.',
  },
  credentials:
    'La escuela es miembro de la Desert Montessori Alliance, está acreditada por Farm Schools of the Southwest y tiene licencia del estado como centro de cuidado infantil.',
  frame: 'FOTO',
  gallery: { open: 'Ampliar', close: 'Cerrar' },
  notFound: {
    title: '¿Se perdió?',
    text: 'Casi todas las familias se pierden antes de encontrarnos.',
    home: 'Inicio',
  },
  texts: {
    'Monday to Thursday, 7:30am-5:30pm; Friday, 7:30am-1pm':
      'de lunes a jueves, de 7:30 a. m. a 5:30 p. m.; viernes, de 7:30 a. m. a 1 p. m.',
    'Monday to Friday, 7:30am-5:45pm': 'de lunes a viernes, de 7:30 a. m. a 5:45 p. m.',
    'Orchard campus': 'Plantel del huerto',
    'Plaza campus, in town': 'Plantel de la plaza, en el pueblo',
    'Book a tour': 'Reserve una visita',
    'Orchard Road is flooded: until noon tomorrow please come by the north gate.':
      'Orchard Road está inundada: hasta mañana al mediodía, entre por la puerta norte, por favor.',
    'How to find us': 'Cómo llegar',
    'The well pump is being replaced this week: please send a full bottle of water.':
      'Esta semana cambiamos la bomba del pozo: por favor, mande una botella llena de agua.',
    'Places, today': 'Lugares disponibles',
    'As we knew it on': 'Actualizado el',
    'Come & see': 'Venga a conocernos',
    'On the calendar': 'Calendario',
    'the gate is shut': 'escuela cerrada',
    'Put the days into my calendar': 'Guardar las fechas en mi calendario',
    'one place from the first of next month': 'un lugar a partir del día primero del próximo mes',
    'two places, three days a week': 'dos lugares, tres días a la semana',
    'Apple pressing': 'Prensado de manzanas',
    'Lambing week': 'Semana de los borreguitos',
    'Conferences with every family, in both languages':
      'Reuniones con cada familia, en los dos idiomas',
    [tuition.caption]: `Colegiatura por año, ${school.schoolYear}`,
    Yearly: 'Al año',
    'Days & length': 'Días y jornada',
    'From and until': 'Horario',
    'To begin': 'Pago inicial',
    'Monday to Friday': 'De lunes a viernes',
    'Mon, Wed, Fri': 'Lunes, miércoles y viernes',
    'Tuesday to Thursday': 'De martes a jueves',
    Saturday: 'Sábado',
    Mornings: 'Mañanas',
    'School days': 'Jornadas escolares',
    'Long days': 'Jornadas largas',
    '7:45am-12:15pm': 'de 7:45 a.m. a 12:15 p.m.',
    '7:45am-3:15pm': 'de 7:45 a.m. a 3:15 p.m.',
    '7:45am-5:45pm': 'de 7:45 a.m. a 5:45 p.m.',
    '8am-5pm': 'de 8 a.m. a 5 p.m.',
    Nido: 'Nido',
    'Toddler Community': 'Comunidad Infantil',
    'Casa & Kindergarten': 'Casa y kínder',
    'Lower Elementary': 'Taller I',
    'Upper Elementary': 'Taller II',
    'Garden Club': 'Club del huerto',
    'Casa dei Bambini & Kindergarten Room': 'Casa de Niños y kínder',
    'Whoever can hold a rake': 'Quien pueda con un rastrillo',
    '3-18 months': '3 a 18 meses',
    '18 months-3 years': '18 meses a 3 años',
    '3-6 years': '3 a 6 años',
    '6-9 years': '6 a 9 años',
    'Diapers are yours, laundry is ours.':
      'Los pañales los pone la familia; de lavar la ropa nos encargamos nosotros.',
    'By what a family earns: [ask the front office](/talk-to-us).':
      'Según los ingresos de cada familia: [pregunte en la oficina](/es/contacto).',
    Room: 'Salón',
    From: 'Edad',
    'Years old': 'Edad en años',
    'not yet open': 'próximamente',
    'Which room?': 'Salones por edad',
    'A corner of the atelier with blocks and disks of color':
      'Un rincón del taller de arte con bloques y discos de colores',
    'Hundreds of beads and blocks in seven colors, spread out over a long table':
      'Cientos de cuentas y bloques de siete colores sobre una mesa larga',
    'A classroom in the bright light of noon, nearly white':
      'Un salón casi blanco a la luz del mediodía',
    'A few large blocks on a pink rug beside some balls':
      'Unos bloques grandes sobre un tapete rosa, junto a unas pelotas',
    'Balls and boxes left along the porch after an afternoon outdoors':
      'Pelotas y cajas que quedaron en el portal después de una tarde afuera',
  },
});
