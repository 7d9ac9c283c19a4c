import { define } from '@/content/schema/define';
import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import schema from '@/content/schema/page';
import school from '../school';

export default define(schema, {
  title: 'Contacto',
  lead: 'Hay alguien en la entrada siempre que la puerta está abierta.',
  sections: [
    {
      title: 'Escríbanos unas líneas',
      blocks: [
        {
          contactForm: {
            labels: {
              name: 'Su nombre',
              email: 'Su correo electrónico',
              phone: 'Un teléfono para llamarle',
              message: '¿Qué quiere contarnos?',
            },
            required: 'obligatorio',
            errors: {
              nameRequired: 'Díganos su nombre, por favor',
              emailRequired: 'Díganos su correo electrónico, por favor',
              emailInvalid: 'Esto no parece un correo electrónico',
              phoneRequired: 'Díganos un teléfono, por favor',
              phoneInvalid: 'Use solo números, espacios, +, - y ( )',
              messageRequired: 'Escriba algo, por favor',
            },
            send: 'Enviar el mensaje',
            sending: 'Enviando…',
            sent: 'Gracias y hasta pronto: su mensaje ha llegado.',
            failed: {
              notConnected:
                'El buzón está cerrado: no se ha enviado nada y su mensaje sigue aquí.',
              unreachable: 'Lo más probable es que el mensaje no haya salido. Sigue aquí.',
              unanswered: 'Puede que el mensaje haya salido y puede que no. Sigue aquí.',
              mail: 'Usar mi programa de correo',
              call: 'O por teléfono:',
              subject: `Un mensaje para ${school.name}`,
            },
            notConnected: 'Por ahora el buzón está cerrado. Escríbanos un correo o llámenos:',
            withoutScript: 'El botón abre su programa de correo.',
          },
        },
        'Su mensaje llega a la oficina y a nadie más. Lo borramos al cabo de un año.',
      ],
    },
    {
      title: 'O de otra manera',
      blocks: [
        {
          list: [
            `Por teléfono: [${school.telephone}](${telephoneHref(school)})`,
            `Por correo: [${school.email}](${mailHref(school)})`,
            'En persona: autobús 12 hasta Peña Blanca y diez minutos cuesta arriba. La última puerta a mano izquierda.',
          ],
        },
      ],
    },
  ],
  nextStep: {
    heading: '¿Quieren conocernos antes?',
    text: 'Aquí están las personas que recibirán a su hijo o hija.',
    links: [{ label: 'Quiénes somos', href: '/es/personas' }],
  },
});
