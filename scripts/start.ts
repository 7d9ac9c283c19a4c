import { build } from './build';
import { runAsCommand } from './command';
import { findFreePort } from './free-port';
import { startPreview } from './preview';
import { previewDirectory, previewEnvironment } from './preview-settings';

/** Builds a preview with local stand-ins and serves it: `npm start`, at PORT or the next free port. */
void runAsCommand(import.meta.url, async () => {
  const port = await findFreePort(Number(process.env.PORT) || 4173);
  await build({ ...process.env, ...previewEnvironment(port) }, previewDirectory);

  const { url } = await startPreview({ directory: previewDirectory, port, outbox: 'outbox' });
  console.log(`
The site is at ${url} (Ctrl-C stops it).

Nothing leaves this computer. Messages from the contact form become files in outbox/, and the
enrollment inquiry shows a sample form. To see the mail service fail, write from an address like
500@simulate.example or no-answer@simulate.example (CONTRIBUTING.md lists them).
`);
});
