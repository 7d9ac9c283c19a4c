import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { previewOf } from '@/scripts/preview/serve-preview';
import { temporaryFolder } from './temporary-folder';

const { pathOf, write } = temporaryFolder();

/** The status and the text at each path of a site with a path, one after another. */
async function answersTo(...paths: string[]) {
  const server = createServer(
    previewOf({ directory: pathOf('out'), base: '/school', outbox: pathOf('outbox') }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    answers.push(`${answer.status} ${await answer.text()}`);
  }
  server.close().closeAllConnections();
  return answers;
}

describe('the preview', () => {
  it('shows the site’s own page at an unknown address', async () => {
    write('out', { 'index.html': 'Home', '404.html': 'No such page' });
    expect(await answersTo('/school/a', '/school/%zz', '/b')).toEqual([
      '404 No such page',
      '404 No such page',
      '404 Not Found',
    ]);
  });

  it('keeps running without a page for unknown addresses', async () => {
    write('out', { 'index.html': 'Home' });
    expect(await answersTo('/school/a', '/school/')).toEqual(['404 Not Found', '200 Home']);
  });
});
