import type { ContactMessage } from './contact-fields';

/** The mail service behind the contact form. CONTRIBUTING.md lists what else to change for another one. */
export const mailService = {
  /** Shown to parents below the form. */
  name: 'EmailJS',
  origin: 'https://api.emailjs.com',
  path: '/api/v1.0/email/send',
  /** The only status that confirms a message. */
  acceptedStatus: 200,
};

/** The school's account at the service, and the origin to send to. */
export type Connection = Record<'publicKey' | 'serviceId' | 'templateId' | 'origin', string>;

/** Reads the message from a request's body. */
export const messageIn = (body: string): ContactMessage => JSON.parse(body).template_params;
