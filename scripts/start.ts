import { parseArgs } from 'node:util';
import { build } from './build';
import { runAsCommand, UserError } from './command';
import { findFreePort, isFree } from './free-port';
import { simulatedFaults } from './mail-service';
import { startPreview } from './preview';
import { previewDirectory, previewEnvironment } from './preview-settings';

/** Builds a preview with local stand-ins and serves it: `npm start`, with `-- --port 4180`. */
void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = Number(values.port ?? (await findFreePort(4173)));
  if (!(port > 0 && port < 65536 && (await isFree(port)))) {
    throw new UserError(`--port ${values.port} is no free port: leave it out to get one.`);
  }
  const environment = { ...process.env, ...previewEnvironment(port) };
  await build({ environment, exportDir: previewDirectory });

  const { url } = await startPreview({ directory: previewDirectory, port, outbox: 'outbox' });
  console.log(`
The site is at ${url} (Ctrl-C stops it).

Nothing leaves this computer. Messages from the contact form become files in outbox/, and the enrollment inquiry shows a sample form. To see the mail service fail, write from one of these:
${simulatedFaults.map((fault) => `  ${fault}`).join('\n')}
`);
});
