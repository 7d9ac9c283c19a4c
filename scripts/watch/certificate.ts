import { connect } from 'node:tls';
import { answerTimeoutMs } from './ask';

/** Hosts renew certificates a month before their end: at 14 days something has gone wrong. */
const daysNeeded = 14;

/**
 * What is wrong with the certificate of a site, in a sentence; nothing where all is well, or where
 * the site has none, as a preview at http://localhost.
 */
export async function certificateProblem(siteUrl: string, now: Date): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(siteUrl);
  if (protocol !== 'https:') return undefined;
  return new Promise((resolve) => {
    const end = (sentence?: string) => {
      socket.destroy();
      resolve(sentence);
    };
    // Also a certificate that is not trusted is read, to say what is wrong with it.
    const options = { servername: hostname, rejectUnauthorized: false, timeout: answerTimeoutMs };
    const socket = connect({ host: hostname, port: Number(port) || 443, ...options }, () => {
      const { valid_to: until } = socket.getPeerCertificate();
      end(endOfLife(until, now) ?? (socket.authorized ? undefined : untrusted()));
    });
    const untrusted = () =>
      `Browsers do not trust the site’s certificate (${String(socket.authorizationError)}): ask the host to renew it.`;
    socket.once('timeout', () => end('The site did not show its certificate in time.'));
    socket.once('error', (error) => end(`The site shows no certificate (${error.message}).`));
  });
}

/**
 * Says when a certificate ends too soon, or has ended.
 *
 * @param until its last moment, as certificates write it: `Nov 30 12:00:00 2026 GMT`
 */
export function endOfLife(until: string, now: Date): string | undefined {
  const days = Math.floor((Date.parse(until) - now.getTime()) / 86_400_000);
  if (days >= daysNeeded) return undefined;
  const when = days < 0 ? `ended on ${until}` : `ends in ${days} days`;
  return `The site’s certificate ${when}, and then browsers warn every visitor away: ask the host why it does not renew it.`;
}
