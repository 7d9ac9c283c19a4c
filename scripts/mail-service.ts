import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** The path of the mail service. The specification's section 7 describes a request to it. */
export const mailPath = '/api/v1.0/email/send';

/** What it reads of a message. */
interface Mail {
  template_params: { from_email: string; message: string };
}

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
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
    response.setHeader('access-control-allow-headers', 'content-type');
    return answer(response, 204, '');
  }
  const mail = (await json(request)) as Mail;
  const { from_email: sender, message } = mail.template_params;
  const [, fault = ''] = /^(.+)@simulate\.example$/.exec(sender) ?? [];
  const status = /^[2-5]\d\d$/.test(fault) ? Number(fault) : 200;
  const [, delay] = /^delay-(\d+(?:\.\d+)?)$/.exec(fault) ?? [];
  if (fault) console.log(`Mail from ${sender}: answered as it asks.`);
  if (fault === 'no-answer') return;
  if (fault === 'reset') return void request.socket.resetAndDestroy();
  if (status >= 300) return answer(response, status, STATUS_CODES[status] ?? 'Error');
  if (delay) await wait(Number(delay) * 1000);
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${time}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  // Renamed when it is complete, so that no test reads half a message.
  await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`);
  await rename(`${file}.part`, file);
  console.log(`Mail from ${sender}: ${JSON.stringify(message.slice(0, 60))} (${file})`);
  answer(response, status, 'OK');
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}
