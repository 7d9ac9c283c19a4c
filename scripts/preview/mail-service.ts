import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The path of the mail service. The specification's section 7 describes a request to it. */
export const mailPath = '/api/v1.0/email/send';

/**
 * Answers as the mail service does, to pages of any origin: keeps the message in the outbox as a file,
 * and says OK. It fails as the sender's address asks (CONTRIBUTING.md), so that parallel tests do not
 * disturb each other.
 *
 * @param outbox the folder where each message becomes a file
 */
export async function answerMail(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  // The browser asks first whether it may send a message.
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const mail = (await json(request)) as { template_params: { from_email: string } };
  const sender = mail.template_params.from_email;
  const [fault] = sender.split('@simulate.example');
  if (fault === 'no-answer') return;
  if (fault === 'reset') return void request.socket.resetAndDestroy();
  const status = /^[3-5]\d\d$/.test(fault!) ? Number(fault) : 200;
  if (status > 200) return void response.writeHead(status).end(STATUS_CODES[status]);
  const [, delay = 0] = /^delay-([\d.]+)$/.exec(fault!) ?? [];
  await wait(Number(delay) * 1000);
  const now = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${now}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  // Renamed when it is complete, so that no test reads half a message.
  await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`);
  await rename(`${file}.part`, file);
  console.log(`Mail from ${sender} is in ${file}`);
  response.end('OK');
}
