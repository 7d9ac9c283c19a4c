import { parseArgs } from 'node:util';
import { build } from './build';
import { runAsCommand, UserError } from './command';
import { findFreePort, isFree } from './free-port';
import { simulatedFaults } from './mail-service';
import { startPreview } from './preview';
import { outboxDirectory, previewDirectory, previewEnvironment } from './preview-settings';

void runAsCommand(import.meta.url, async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' } } });
  const port = values.port === undefined ? await findFreePort(4173) : await asked(values.port);

  const environment = { ...process.env, ...previewEnvironment(port) };
  await build({ environment, exportDir: previewDirectory });

  const { url, close } = await startPreview({
    directory: previewDirectory,
    port,
    outbox: outboxDirectory,
  });
  console.log(`
The site is at ${url} (Ctrl-C stops it).

Nothing leaves this computer. Messages from the contact form become files in ${outboxDirectory}/, and
the enrollment inquiry shows a sample form. To see the mail service fail, write from one of these:
${simulatedFaults.map((fault) => `  ${fault}`).join('\n')}
`);
  await interrupted();
  await close();
});

async function asked(words: string): Promise<number> {
  const port = Number(words);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new UserError(`--port is “${words}”, but it must be a number from 1 to 65535.`);
  }
  if (await isFree(port)) return port;
  throw new UserError(
    `Port ${port} is in use: choose another, or leave --port out to get a free one.`,
  );
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
  });
}
