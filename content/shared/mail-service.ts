/**
 * The mail service behind the contact form. Plain data that any folder may import, including the browser bundle.
 * CONTRIBUTING.md lists what else changes with another service.
 */
export const mailService = {
  /** Shown to parents below the form. */
  name: 'EmailJS',
  origin: 'https://api.emailjs.com',
  path: '/api/v1.0/email/send',
  /** The only status that confirms a message. */
  acceptedStatus: 200,
};

/** The school's account at the service and the service's origin. */
export type Connection = Record<'publicKey' | 'serviceId' | 'templateId' | 'origin', string>;

/** A message, keyed by the names of its fields in the form, the request and the service's template. */
export type ContactMessage = Record<'from_name' | 'from_email' | 'from_phone' | 'message', string>;

/** Parses the message in a request's body. */
export const messageIn = (body: string): ContactMessage => JSON.parse(body).template_params;
