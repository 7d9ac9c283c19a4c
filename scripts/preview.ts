import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { runAsCommand, UserError } from './command';
import { headersFor, parseHeaders } from './headers-file';
import { answerMail, mailPath } from './mail-service';
import { outboxDirectory, previewDirectory, previewPort } from './preview-settings';
import { answerSampleForm, formPath } from './sample-form';

export interface PreviewOptions {
  /** The finished site. */
  directory: string;
  /** The port to listen at; 0 takes any free one. */
  port: number;
  /** The folder where each message to the mail service becomes a file. */
  outbox: string;
  /** The path the site is served under, like `/repo`, when SITE_URL has one. */
  base?: string;
  /** Takes a line for each message; prints it if left out. */
  log?: (line: string) => void;
}

export interface Preview {
  /** The site's address, without a slash at its end. */
  url: string;
  port: number;
  /** Stops listening and ends all open connections. */
  close: () => Promise<void>;
}

/**
 * Serves a finished site to this computer only, as a static host does: clean addresses, `404.html`
 * for unknown ones, the headers of `_headers`. At the same time it stands in for the outside world,
 * with a mail service (mail-service.ts) and an enrollment form (sample-form.ts).
 *
 * @throws UserError when there is nothing to serve, or the port is in use
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { directory, outbox, base = '', log = console.log } = options;
  if (!existsSync(directory)) {
    throw new UserError(`There is no finished site in ${directory}: run “npm run build” first.`);
  }
  await readRules(directory);
  const closing = new AbortController();
  const site = siteIn(directory, base);

  const server = createServer((request, response) => {
    const { pathname, searchParams } = addressOf(request);
    const answer =
      pathname === mailPath
        ? answerMail(request, response, { outbox, log, closing: closing.signal })
        : pathname === formPath
          ? answerSampleForm(searchParams, response, closing.signal)
          : site(request, response, pathname);
    answer.catch((error: unknown) => {
      // A visitor who has gone away, or a server that closes, needs no answer.
      if (!closing.signal.aborted && !request.destroyed)
        log(`No answer to ${pathname}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await listen(server, options.port);

  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    port,
    close: () =>
      new Promise((resolve) => {
        closing.abort();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(request: IncomingMessage): URL {
  const address = `http://localhost${request.url ?? '/'}`;
  return new URL(URL.canParse(address) ? address : 'http://localhost/');
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(
        taken ? new UserError(`Port ${port} cannot be used: choose another with --port.`) : error,
      );
    });
    server.listen(port, '127.0.0.1', resolve);
  });
}

type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
) => Promise<void>;

function siteIn(directory: string, base: string): Answer {
  // `dev` only means that files are read anew each time: the site may be built again meanwhile.
  const files = sirv(directory, {
    dev: true,
    etag: true,
    // Where a file has one in brotli beside it (`npm run bench` makes them), that is sent.
    brotli: true,
    extensions: ['html'],
    // Hosts know these types, sirv does not.
    setHeaders: (response, file) => {
      if (file.endsWith('.vcf')) response.setHeader('content-type', 'text/vcard');
      if (file.endsWith('.ics')) response.setHeader('content-type', 'text/calendar');
    },
  });
  return async (request, response, pathname) => {
    if (pathname === base && base)
      return void response.writeHead(301, { location: `${base}/` }).end();
    if (!pathname.startsWith(`${base}/`)) return sayNotFound(response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end('Method Not Allowed');
    }
    response.setHeaders(headersFor(await readRules(directory), pathname));
    if (pathname === `${base}/_headers`) return sendNotFound(directory, response);
    request.url = pathname.slice(base.length);
    await new Promise<void>((resolve) => {
      response.once('close', resolve);
      files(request, response, () => resolve(sendNotFound(directory, response)));
    });
  };
}

async function readRules(directory: string) {
  const file = join(directory, '_headers');
  return existsSync(file) ? parseHeaders(await readFile(file, 'utf8')) : [];
}

async function sendNotFound(directory: string, response: ServerResponse): Promise<void> {
  const page = join(directory, '404.html');
  if (!existsSync(page)) return sayNotFound(response);
  const content = await readFile(page);
  response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(content);
}

function sayNotFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
}

void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: previewDirectory },
      port: { type: 'string', default: String(previewPort) },
      outbox: { type: 'string', default: outboxDirectory },
      base: { type: 'string', default: '' },
    },
  });
  const { url } = await startPreview({ ...values, port: Number(values.port) });
  console.log(`${values.directory} is served at ${url}`);
});
