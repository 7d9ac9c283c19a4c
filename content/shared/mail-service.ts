/**
 * The mail service that the contact form sends a message to. What is said of it here is plain data, so every part of
 * the project may import it, the browser's script included. CONTRIBUTING.md says what else changes with another service.
 */
export const mailService = {
  /** Parents read it below the form. */
  name: 'EmailJS',
  origin: 'https://api.emailjs.com',
  path: '/api/v1.0/email/send',
  /** The only status that means that the service has the message. */
  acceptedStatus: 200,
};

/** The school's account at the service, and the service's origin. */
export type Connection = Record<'publicKey' | 'serviceId' | 'templateId' | 'origin', string>;

/** A message by the names that its texts have in the form, in the request and in the service's template. */
export type ContactMessage = Record<'from_name' | 'from_email' | 'from_phone' | 'message', string>;

/** Reads the message in the body of a request. */
export const messageIn = (body: string): ContactMessage => JSON.parse(body).template_params;
