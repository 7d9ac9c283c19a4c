import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { replaceFile } from '../system/files';
import { mailService, messageIn } from '@/content/shared/mail-service';

/** Stands in for the mail service: accepts requests from any origin and saves each message as a file in the outbox. */
export async function answerMail(
  request: IncomingMessage,
  response: ServerResponse,
  outbox: string,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  // The CORS preflight.
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  const mail = await text(request);
  const now = new Date().toISOString().replaceAll(':', '-');
  const file = join(outbox, `${now}-${randomUUID()}.json`);
  await mkdir(outbox, { recursive: true });
  await replaceFile(file, mail);
  console.log(`Mail from ${messageIn(mail).from_email} is in ${file}`);
  response.writeHead(mailService.acceptedStatus).end('OK');
}
