import * as emailjs from '@emailjs/browser';
import { mailService, type Connection, type ContactMessage } from '@/content/shared/mail-service';

/**
 * Why a message was not sent, or may not have been:
 * - `notConnected`: the school has no mail service yet, so it was not sent
 * - `unreachable`: the connection to the service failed, so it was most likely not sent
 * - `unanswered`: no answer came in time, so it may or may not have been sent
 */
export type Undelivered = 'notConnected' | 'unreachable' | 'unanswered';
/** The service accepted the message (`sent`), or did not (`refused`), which the page does not show. */
type Outcome = 'sent' | 'refused' | Undelivered;

/** How long a visitor waits for an answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Sends a message to the mail service in a single request. Never throws. */
export async function send(
  connection: Connection | null,
  message: ContactMessage,
): Promise<Outcome> {
  if (!connection) return 'notConnected';
  const timeout = new Promise<Outcome>((end) => setTimeout(end, TIMEOUT_MS, 'unanswered'));
  return Promise.race([deliver(connection, message), timeout]);
}

async function deliver(connection: Connection, message: ContactMessage): Promise<Outcome> {
  const { publicKey, serviceId, templateId, origin } = connection;
  emailjs.init({ publicKey, origin });
  try {
    const { status } = await emailjs.send(serviceId, templateId, { ...message });
    return status === mailService.acceptedStatus ? 'sent' : 'refused';
  } catch (fault) {
    // EmailJS rejects with its response when the status is not 2xx, and with a TypeError when the
    // browser could not reach the service.
    return fault instanceof emailjs.EmailJSResponseStatus ? 'refused' : 'unreachable';
  }
}
