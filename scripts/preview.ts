import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { UserError } from './command';
import { headersFor } from './headers-file';
import { answerMail, mailPath } from './mail-service';
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

/** A preview that runs, at an address without a slash at its end. */
export type Preview = Awaited<ReturnType<typeof startPreview>>;

/**
 * Serves a finished site to this computer only, as a static host does: clean addresses, `404.html`
 * for unknown ones, the headers of `_headers`. At the same time it stands in for the outside world,
 * with a mail service (mail-service.ts) and an enrollment form (sample-form.ts).
 *
 * @throws UserError when there is nothing to serve, or the port is in use
 */
export async function startPreview(options: PreviewOptions) {
  const { directory, outbox, base = '', log = console.log } = options;
  if (!existsSync(directory)) {
    throw new UserError(`There is no finished site in ${directory}: run “npm run build” first.`);
  }
  const closing = new AbortController();
  const site = siteIn(directory, base);
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const answer = async () => {
      if (path === mailPath) {
        await answerMail(request, response, { outbox, log, closing: closing.signal });
      } else if (path === formPath) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(sampleForm);
      } else {
        await site(request, response, path);
      }
    };
    answer().catch((error: unknown) => {
      // A visitor who has gone away, or a server that closes, needs no answer.
      if (!closing.signal.aborted && !request.destroyed) log(`${path}: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    const sentence = `Port ${options.port} cannot be used: choose another with --port.`;
    server.once('error', (cause) => reject(new UserError(sentence, { cause })));
    server.listen(options.port, '127.0.0.1', resolve);
  });

  const { port } = server.address() as AddressInfo;
  /** Stops listening and ends all open connections. */
  const close = () => {
    closing.abort();
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://localhost:${port}${base}`, port, close };
}

function siteIn(directory: string, base: string) {
  const files = sirv(directory, {
    // Only means that files are read anew each time: the site may be built again meanwhile.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, file) => {
      // Hosts know this type, sirv does not.
      if (file.endsWith('.vcf')) response.setHeader('content-type', 'text/vcard');
    },
  });
  const read = (name: string) => readFile(join(directory, name), 'utf8').catch(() => '');
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (base && path === base) return response.writeHead(301, { location: `${base}/` }).end();
    if (!path.startsWith(`${base}/`)) return response.writeHead(404).end('Not Found');
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
      return response.writeHead(405, { allow: 'GET, HEAD' }).end('Method Not Allowed');
    }
    response.setHeaders(headersFor(await read('_headers'), path));
    request.url = path.slice(base.length);
    const answered = new Promise((resolve) => {
      response.once('close', () => resolve(true));
      // No host shows its settings.
      if (path === `${base}/_headers`) resolve(false);
      else files(request, response, () => resolve(false));
    });
    if (await answered) return undefined;
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    return response.end((await read('404.html')) || 'Not Found');
  };
}
