import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { runAsCommand, UserError } from './command';
import { headersFor } from './headers-file';
import { answerMail, mailPath } from './mail-service';
import { outboxDirectory, previewDirectory, previewPort } from './preview-settings';
import { formPath, sampleForm } from './sample-form';

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
  const closing = new AbortController();
  const site = siteIn(directory, base);
  const server = createServer((request, response) => {
    const address = `http://localhost${request.url ?? '/'}`;
    const { pathname } = new URL(URL.canParse(address) ? address : 'http://localhost/');
    if (pathname === formPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sampleForm);
      return;
    }
    const answer =
      pathname === mailPath
        ? answerMail(request, response, { outbox, log, closing: closing.signal })
        : site(request, response, pathname);
    answer.catch((error: unknown) => {
      // A visitor who has gone away, or a server that closes, needs no answer.
      if (!closing.signal.aborted && !request.destroyed) log(`${pathname}: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    const sentence = `Port ${options.port} cannot be used: choose another with --port.`;
    server.once('error', (cause) => reject(new UserError(sentence, { cause })));
    server.listen(options.port, '127.0.0.1', resolve);
  });

  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      closing.abort();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}${base}`, port, close };
}

function siteIn(directory: string, base: string) {
  // Hosts know these types, sirv does not.
  const types: Record<string, string> = { vcf: 'text/vcard', ics: 'text/calendar' };
  const files = sirv(directory, {
    // Only means that files are read anew each time: the site may be built again meanwhile.
    dev: true,
    etag: true,
    // Where a file has one in brotli beside it (`npm run bench` makes them), that is sent.
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, file) => {
      const type = types[file.slice(-3)];
      if (type) response.setHeader('content-type', type);
    },
  });
  return async (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    const notFound = async () => {
      const page = join(directory, '404.html');
      const body = existsSync(page) ? await readFile(page) : 'Not Found';
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(body);
    };
    if (base && pathname === base) {
      return void response.writeHead(301, { location: `${base}/` }).end();
    }
    if (!pathname.startsWith(`${base}/`)) return void response.writeHead(404).end('Not Found');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end('Method Not Allowed');
    }
    const headers = join(directory, '_headers');
    if (existsSync(headers)) {
      response.setHeaders(headersFor(await readFile(headers, 'utf8'), pathname));
    }
    if (pathname === `${base}/_headers`) return notFound();
    request.url = pathname.slice(base.length);
    await new Promise<void>((resolve) => {
      response.once('close', resolve);
      files(request, response, () => resolve(notFound()));
    });
  };
}

void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({
    options: {
      directory: { type: 'string', default: previewDirectory },
      port: { type: 'string', default: String(previewPort) },
    },
  });
  const { directory, port } = values;
  const { url } = await startPreview({ directory, port: Number(port), outbox: outboxDirectory });
  console.log(`${directory} is served at ${url}`);
});
