import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The path of the mail service at its host. */
export const mailPath = '/api/v1.0/email/send';

/**
 * Answers pages of any origin as the mail service does: saves the message as a file in the outbox, and
 * answers OK. The sender's address can ask for a failure (CONTRIBUTING.md), so parallel tests do not affect
 * each other.
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
  // Before it sends a message, the browser asks whether it may.
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
  // Renaming the complete file ensures that no test reads a partial message.
  await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`);
  await rename(`${file}.part`, file);
  console.log(`Mail from ${sender} is in ${file}`);
  response.end('OK');
}
