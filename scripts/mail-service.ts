import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** The mail service's address; the rest of a request to it is in the specification, section 7. */
export const mailPath = '/api/v1.0/email/send';

/** Lines for people on how to see the mail service fail. */
export const simulatedFaults = [
  '400@simulate.example, also 403, 429, 451, 500: the service refuses with that status',
  'delay-5@simulate.example: it answers after 5 seconds (or any other number)',
  'no-answer@simulate.example: it never answers',
  'reset@simulate.example: the connection breaks',
];

export interface MailService {
  /** The folder where each message becomes a file. */
  outbox: string;
  log: (line: string) => void;
  /** Aborted when the server closes. */
  closing: AbortSignal;
}

const text = z.string();
const mail = z.strictObject({
  lib_version: text,
  user_id: text,
  service_id: text,
  template_id: text,
  template_params: z.strictObject({
    from_name: text,
    from_email: text,
    from_phone: text,
    message: text,
  }),
});
type Mail = z.output<typeof mail>;

const largestBody = 8 * 1024 * 1024;

/**
 * Answers as the mail service does, to pages of any origin: checks that the body has exactly the
 * fields the service knows, keeps it in the outbox as a file, and says OK.
 *
 * The sender's address can ask for a fault. It is all in the request, so that tests running side by
 * side do not disturb each other:
 * - `429@simulate.example` (any status from 300): answers with it and the service's words, keeps nothing
 * - `201@simulate.example` (any status below 300): keeps the message and answers with that status
 * - `delay-5@simulate.example`: keeps the message and answers after 5 seconds
 * - `no-answer@simulate.example`: never answers, keeps nothing
 * - `reset@simulate.example`: breaks the connection, keeps nothing
 */
export async function answerMail(
  request: IncomingMessage,
  response: ServerResponse,
  service: MailService,
): Promise<void> {
  response.setHeader('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') {
    response.setHeader('access-control-allow-methods', 'POST, OPTIONS');
    response.setHeader('access-control-allow-headers', 'content-type');
    return say(response, 204, '');
  }
  if (request.method !== 'POST') return say(response, 405, 'Method Not Allowed');

  const body = await readBody(request);
  if (body === undefined) return say(response, 413, 'Payload Too Large');
  const read = readMail(request.headers['content-type'] ?? '', body);
  if (typeof read === 'string') {
    service.log(`Mail refused: ${read}`);
    return say(response, 400, read);
  }
  await answerAsAsked(read, request, response, service);
}

async function answerAsAsked(
  message: Mail,
  request: IncomingMessage,
  response: ServerResponse,
  service: MailService,
): Promise<void> {
  const sender = message.template_params.from_email;
  const [, fault = ''] = /^(.+)@simulate\.example$/.exec(sender) ?? [];
  const status = /^[2-5]\d\d$/.test(fault) ? Number(fault) : 200;
  const [, delay] = /^delay-(\d+(?:\.\d+)?)$/.exec(fault) ?? [];

  if (fault === 'no-answer') return service.log(`Mail from ${sender}: kept waiting, not kept.`);
  if (fault === 'reset') {
    service.log(`Mail from ${sender}: connection broken, not kept.`);
    request.socket.resetAndDestroy();
    return;
  }
  if (status >= 300) {
    service.log(`Mail from ${sender}: answered ${status}, not kept.`);
    return say(response, status, wordsFor(status));
  }
  if (delay) await wait(Number(delay) * 1000, undefined, { signal: service.closing });
  await keep(message, service);
  say(response, status, 'OK');
}

function wordsFor(status: number): string {
  return status === 451 ? 'Unavailable For Headless Browser' : (STATUS_CODES[status] ?? 'Error');
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read to its end all the same, or the browser would not see the answer.
    if (size <= largestBody) chunks.push(chunk);
  }
  return size <= largestBody ? Buffer.concat(chunks) : undefined;
}

/** The mail in a request's body, or a sentence on what is wrong with it. */
function readMail(contentType: string, body: Buffer): Mail | string {
  if (!/^application\/json\s*(;|$)/i.test(contentType)) {
    return `The content type must be application/json, but it is “${contentType}”.`;
  }
  let content: unknown;
  try {
    content = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return 'The body is not JSON.';
  }
  const result = mail.safeParse(content);
  if (result.success) return result.data;
  return result.error.issues
    .map(({ path, message }) => `${path.join('.') || 'the body'}: ${message}.`)
    .join(' ');
}

let kept = 0;

async function keep(message: Mail, { outbox, log }: MailService): Promise<void> {
  const time = new Date().toISOString().replaceAll(':', '-');
  kept += 1;
  const name = `${time}-${String(kept).padStart(6, '0')}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(outbox, { recursive: true });
  // Renamed when it is whole, so that nobody finds half a message.
  await writeFile(join(outbox, `${name}.part`), `${JSON.stringify(message, null, 2)}\n`);
  await rename(join(outbox, `${name}.part`), join(outbox, name));
  const { from_name: who, from_email: address, message: words } = message.template_params;
  log(`Mail from ${inLine(who)} <${inLine(address)}>: “${inLine(words)}” (${name})`);
}

/** The first words of a text, on one line and harmless to a terminal. */
function inLine(words: string): string {
  const line = words
    .slice(0, 300)
    .replace(/[\s\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  const first = [...line].slice(0, 60).join('');
  return first.length < line.length || words.length > 300 ? `${first}…` : first;
}

function say(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
}
