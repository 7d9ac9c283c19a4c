import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** The path of the mail service. The specification's section 7 describes a request to it. */
export const mailPath = '/api/v1.0/email/send';

const text = z.string();
const params = { from_name: text, from_email: text, from_phone: text, message: text };
const ids = { lib_version: text, user_id: text, service_id: text, template_id: text };
const mail = z.strictObject({ ...ids, template_params: z.strictObject(params) });

/**
 * Answers as the mail service does, to pages of any origin: checks that the body has exactly the
 * fields the service knows, keeps it in the outbox as a file, and says OK. It fails as the sender's
 * address asks (CONTRIBUTING.md), so that parallel tests do not disturb each other.
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
  const read = mail.safeParse(await json(request).catch(() => undefined));
  if (read.error) return answer(response, 400, z.prettifyError(read.error));
  const sender = read.data.template_params.from_email;
  const [, fault = ''] = /^(.+)@simulate\.example$/.exec(sender) ?? [];
  const status = /^[2-5]\d\d$/.test(fault) ? Number(fault) : 200;
  const [, delay] = /^delay-(\d+(?:\.\d+)?)$/.exec(fault) ?? [];
  if (fault) console.log(`Mail from ${sender}: answered as it asks.`);
  if (fault === 'no-answer') return;
  if (fault === 'reset') return void request.socket.resetAndDestroy();
  if (status >= 300) return answer(response, status, STATUS_CODES[status] ?? 'Error');
  if (delay) await wait(Number(delay) * 1000);
  await writeToOutbox(read.data, outbox);
  answer(response, status, 'OK');
}

async function writeToOutbox(message: z.output<typeof mail>, outbox: string) {
  const time = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${time}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  // Renamed when it is complete, so that no test reads half a message.
  await writeFile(`${file}.part`, `${JSON.stringify(message, null, 2)}\n`);
  await rename(`${file}.part`, file);
  const { from_email: sender, message: words } = message.template_params;
  console.log(
    `Mail from ${JSON.stringify(sender)}: ${JSON.stringify(words.slice(0, 60))} (${file})`,
  );
}

function answer(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}
