import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/**
 * Answers pages of any origin as the mail service does: saves the message as a file in the outbox, and
 * answers OK.
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
  const now = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${now}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  // Renaming the complete file ensures that no test reads a partial message.
  await writeFile(`${file}.part`, `${JSON.stringify(mail, null, 2)}\n`);
  await rename(`${file}.part`, file);
  console.log(`Mail from ${mail.template_params.from_email} is in ${file}`);
  response.end('OK');
}
