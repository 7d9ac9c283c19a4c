import { parseArgs } from 'node:util';
import { build } from './build';
import { runAsCommand, UserError } from './command';
import { findFreePort, isFree } from './free-port';
import { startPreview } from './preview';
import { previewDirectory, previewEnvironment } from './preview-settings';

/** Builds a preview with local stand-ins and serves it: `npm start`, with `-- --port 4180`. */
void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port ?? (await findFreePort(4173)));
  if (!(port > 0 && port < 65536 && (await isFree(port)))) {
    throw new UserError(`--port ${values.port} is no free port: leave it out to get one.`);
  }
  await build({ ...process.env, ...previewEnvironment(port) }, previewDirectory);

  const { url } = await startPreview({ directory: previewDirectory, port, outbox: 'outbox' });
  console.log(`
The site is at ${url} (Ctrl-C stops it).

Nothing leaves this computer. Messages from the contact form become files in outbox/, and the
enrollment inquiry shows a sample form. To see the mail service fail, write from an address like
500@simulate.example or no-answer@simulate.example (all of them: README, Commands).
`);
});
