import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import contact from '../contact';
import school from '../school';

export default define(schema, {
  title: 'Contacto',
  lead: `Llámenos al ${school.telephone}, o vea [cómo llegar](/contact), en inglés.`,
  photo: 'the-long-table',
  alt: 'Cientos de cuentas y bloques de siete colores sobre una mesa larga',
  sections: [
    { title: 'El huerto', blocks: [
        { photo: 'atelier', alt: 'Un rincón del taller de arte con bloques y discos de colores' },
        { gallery: [{ photo: 'bright-room', alt: 'Un salón casi blanco a la luz del mediodía' }] },
        { posts: [{ date: '2031-10-06', title: 'Sidra', paragraphs: ['Traiga una botella limpia.'] }] },
    ] },
    { title: 'Escríbanos unas líneas', blocks: [
        // In tests, this variable leads to a page on the same computer.
        { frame: { href: process.env.ENROLLMENT_FORM_URL || 'https://forms.example/a', title: 'Visitas', height: 300 } },
        // The form stays in English, because no test reads its words here.
        { contactForm: contact.form, privacy: 'Su mensaje nos llega por correo.' },
    ] },
  ],
  nextStep: { heading: '¿Quiere conocernos antes?', text: 'Esta es nuestra escuela en un huerto.', links: [{ label: 'La escuela, en inglés', href: '/' }] },
});
