import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { mailService, messageIn } from '../../content/shared/mail-service';

/**
 * Answers pages of any origin as the mail service does, and saves the request as a file in the outbox.
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
  const mail = await text(request);
  const now = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${now}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  // Renaming the complete file ensures that no test reads a partial message.
  await writeFile(`${file}.part`, mail);
  await rename(`${file}.part`, file);
  console.log(`Mail from ${messageIn(mail).from_email} is in ${file}`);
  response.writeHead(mailService.acceptedStatus).end('OK');
}
