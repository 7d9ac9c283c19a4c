import * as emailjs from '@emailjs/browser';
import type { ContactMessage } from '@/content/shared/contact-fields';
import { mailService, type Connection } from '@/content/shared/mail-service';

/**
 * Why a message wasn't sent or may not have been:
 * - `notConnected`: the school hasn't set up a mail service, so nothing was sent
 * - `unreachable`: the request failed, so the message most likely wasn't sent
 * - `unanswered`: no answer came in time, so it may or may not have been sent
 */
export type Undelivered = 'notConnected' | 'unreachable' | 'unanswered';
/** The service accepted the message or didn't. After a refusal, the only advice is `noAnswer` below the form. */
type Outcome = 'sent' | 'refused' | Undelivered;

const timeoutMs = 30_000;

/** Sends a message to the mail service in one request. Never throws. */
export async function send(
  connection: Connection | null,
  message: ContactMessage,
): Promise<Outcome> {
  if (!connection) return 'notConnected';
  const { publicKey, serviceId, templateId, origin } = connection;
  emailjs.init({ publicKey, origin });
  const request = emailjs.send(serviceId, templateId, { ...message });
  const timeout = new Promise<null>((end) => setTimeout(end, timeoutMs, null));
  try {
    const response = await Promise.race([request, timeout]);
    if (!response) return 'unanswered';
    return response.status === mailService.acceptedStatus ? 'sent' : 'refused';
  } catch (fault) {
    // EmailJS rejects with its response if the status isn't 2xx and with a TypeError if the service is unreachable.
    return fault instanceof emailjs.EmailJSResponseStatus ? 'refused' : 'unreachable';
  }
}
