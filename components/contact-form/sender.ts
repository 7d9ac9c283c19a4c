import type { ContactMessage } from './schema';

/** What the school's account at the mail service is called, and where the service answers. */
export type Connection = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  origin: string;
};

/**
 * What became of a message: `sent` (the service answered 200), `refused` (it answered anything
 * else), or `unknown` (nobody can say: no connection, no answer in time, no sender).
 */
export type Outcome = 'sent' | 'refused' | 'unknown';

/** How long a parent is asked to wait for an answer, loading the sender included. */
const TIMEOUT_MS = 30_000;

/**
 * Hands one message to the mail service with one request, and never throws. The only place that
 * knows EmailJS. Its code is loaded at the first send, inside the `try`, because loading may fail
 * (no network) and so may its first line (it touches localStorage, which a browser may forbid).
 */
export async function send(
  connection: Connection | null,
  message: ContactMessage,
): Promise<Outcome> {
  if (!connection) return 'unknown';
  const { publicKey, serviceId, templateId, origin } = connection;
  let late = false;

  const deliver = async (): Promise<Outcome> => {
    const emailjs = await import('@emailjs/browser');
    // The parent has been told that it failed and may be writing again: a message that has not
    // left by now must not leave behind their back.
    if (late) return 'unknown';
    emailjs.init({ publicKey, origin });
    try {
      const { status } = await emailjs.send(serviceId, templateId, { ...message });
      return status === 200 ? 'sent' : 'refused';
    } catch (fault) {
      // EmailJS rejects with its answer when the status is not 2xx, and with a TypeError or a
      // string when there was none (connection lost, ids missing).
      return fault instanceof emailjs.EmailJSResponseStatus ? 'refused' : 'unknown';
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => {
      late = true;
      resolve('unknown');
    }, TIMEOUT_MS);
  });
  try {
    return await Promise.race([deliver(), timeout]);
  } catch {
    return 'unknown';
  } finally {
    clearTimeout(timer);
  }
}
