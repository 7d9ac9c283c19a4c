import { define } from '@/content/schema/define';
import schema from '@/content/schema/page';
import school from '../school';

export default define(schema, {
  title: 'Contacto',
  lead: `Llámenos al ${school.telephone}, o vea [cómo llegar](/talk-to-us), en inglés.`,
  photo: 'the-long-table',
  alt: 'Cientos de cuentas y bloques de siete colores sobre una mesa larga',
  sections: [
    {
      title: 'El huerto',
      blocks: [
        { photo: 'atelier', alt: 'Un rincón del taller de arte con bloques y discos de colores' },
        { gallery: [{ photo: 'bright-room', alt: 'Un salón casi blanco a la luz del mediodía' }] },
        {
          posts: [
            { date: '2031-10-06', title: 'Sidra', paragraphs: ['Traiga una botella limpia.'] },
          ],
        },
      ],
    },
    {
      title: 'Escríbanos unas líneas',
      blocks: [
        // The tests have a page on this computer.
        { frame: { href: process.env.ENROLLMENT_FORM_URL || 'https://forms.example/a', title: 'Visitas', height: 300 } },
        { reviewed: '2031-10-01', text: 'Página revisada el' },
        {
          contactForm: {
            labels: {
              name: 'Su nombre',
              email: 'Su correo electrónico',
              phone: 'Su número de teléfono',
              message: '¿Qué quiere contarnos?',
            },
            required: 'obligatorio',
            errors: {
              nameRequired: 'Díganos su nombre, por favor',
              emailRequired: 'Díganos su correo electrónico, por favor',
              emailInvalid: 'Esto no parece una dirección de correo electrónico',
              phoneRequired: 'Díganos un número de teléfono, por favor',
              phoneInvalid: 'Use solo números, espacios, +, - y ( )',
              messageRequired: 'Escriba algo, por favor',
            },
            phoneCharacters: 'Si tiene una extensión, escríbala en el mensaje.',
            send: 'Enviar el mensaje',
            sending: 'Enviando…',
            sent: 'Ya recibimos su mensaje. ¡Gracias y hasta pronto!',
            failed: {
              notConnected: 'El buzón está cerrado: su mensaje sigue aquí.',
              unreachable: 'Lo más probable es que su mensaje no se haya enviado. Sigue aquí.',
              unanswered: 'No sabemos si su mensaje se envió o no. Sigue aquí.',
              mail: 'Usar mi programa de correo',
              call: 'O por teléfono:',
              subject: `Mensaje para ${school.name}`,
            },
            notConnected: 'Por ahora el buzón está cerrado. Escríbanos un correo o llámenos:',
            withoutScript: 'El botón abre su programa de correo.',
          },
          privacy: 'Su mensaje nos llega por correo.',
        },
      ],
    },
  ],
  nextStep: {
    heading: '¿Quiere conocernos antes?',
    text: 'Esta es nuestra escuela en un huerto.',
    links: [{ label: 'La escuela, en inglés', href: '/' }],
  },
});
