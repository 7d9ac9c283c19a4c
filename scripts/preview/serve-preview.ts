import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { mailService } from '@/content/shared/mail-service';
import { answerMail } from './mail-stand-in';
import { formPath, sampleForm } from './sample-form';

interface PreviewOptions {
  /** The folder of the finished site. */
  directory: string;
  /** The path of its SITE_URL, like `/repo`, if there is one. */
  base?: string;
  /** The folder where each message to the mail service becomes a file. */
  outbox: string;
}

/**
 * Serves a finished site on this computer (see `previewOf`).
 *
 * @returns the site's URL without a trailing slash
 */
export async function startPreview(options: PreviewOptions & { port: number }): Promise<string> {
  const { base = '', port } = options;
  const server = createServer(previewOf(options)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://localhost:${port}${base}`;
}

/**
 * Answers as a static host does: URLs without `.html`, and `404.html` for unknown URLs. Also answers for stand-ins of
 * the mail service (mail-stand-in.ts) and the enrollment form (sample-form.ts).
 */
export function previewOf({ directory, base = '', outbox }: PreviewOptions): RequestListener {
  // With `dev`, sirv rereads files, because the site may be rebuilt. Without `etag`, it would answer `no-store`, and
  // browsers couldn't cache a page for Back.
  const answerFromSite = sirv(directory, { dev: true, etag: true });
  const notFound = join(directory, '404.html');
  return async (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === mailService.path) {
      // Fails if the visitor left the page.
      await answerMail(request, response, outbox).catch(() => response.destroy());
    } else if (path === formPath) {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(sampleForm);
    } else if (base && path === base) {
      response.writeHead(301, { location: `${base}/` }).end();
    } else if (path.startsWith(`${base}/`)) {
      request.url = path.slice(base.length);
      answerFromSite(request, response, () => {
        const page = existsSync(notFound) ? readFileSync(notFound) : 'Not Found';
        response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(page);
      });
    } else {
      response.writeHead(404).end('Not Found');
    }
  };
}
