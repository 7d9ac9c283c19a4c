import './storage';
import * as emailjs from '@emailjs/browser';
import type { ContactMessage } from './schema';

/** What the school's account at the mail service is called, and where the service answers. */
export type Connection = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
};

/**
 * What became of a message:
 * - `sent`: the service answered 200
 * - `refused`: it answered anything else, about which nothing is said (specification, section 8)
 * - `notConnected`: the school has no mail service yet, so the message certainly did not leave
 * - `unreachable`: no connection to the service, so it most likely did not leave
 * - `unanswered`: no answer in time, so nobody knows
 */
export type Outcome = 'sent' | 'refused' | Undelivered;
export type Undelivered = 'notConnected' | 'unreachable' | 'unanswered';

/** How long a parent is asked to wait for an answer. */
const TIMEOUT_MS = 30_000;

/** Hands one message to the mail service with one request, and never throws. */
export async function send(
  connection: Connection | null,
  message: ContactMessage,
): Promise<Outcome> {
  if (!connection) return 'notConnected';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve('unanswered'), TIMEOUT_MS);
  });
  try {
    return await Promise.race([deliver(connection, message), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function deliver(connection: Connection, message: ContactMessage): Promise<Outcome> {
  const { publicKey, serviceId, templateId, origin } = connection;
  emailjs.init({ publicKey, origin });
  try {
    const { status } = await emailjs.send(serviceId, templateId, { ...message });
    return status === 200 ? 'sent' : 'refused';
  } catch (fault) {
    // EmailJS rejects with its answer when the status is not 2xx, and with a TypeError when the
    // browser could not reach the service.
    return fault instanceof emailjs.EmailJSResponseStatus ? 'refused' : 'unreachable';
  }
}
