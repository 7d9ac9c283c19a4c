import { spawnSync } from 'node:child_process';
import { runAsCommand, UserError } from './system/command';
import { findFreePort } from './preview/free-port';
import { startPreview } from './preview/serve-preview';
import { previewEnvironment } from './preview/preview-environment';

/** `npm start`: builds a preview with local stand-ins and serves it on PORT or the next free port. */
void runAsCommand(async () => {
  const directory = '.preview/site';
  const port = await findFreePort(Number(process.env.PORT || 4173));
  const env = { ...process.env, ...previewEnvironment(port), EXPORT_DIR: directory };
  // On Windows, npm is a batch file and needs a shell.
  const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit', env });
  if (status !== 0) throw new UserError('The preview couldn’t be built. The reason is above.');

  const url = await startPreview({ directory, port, outbox: 'outbox' });
  console.log(`
The site is at ${url}. Press Ctrl-C to stop it.

Nothing leaves this computer. Messages from the contact form are saved in outbox/, and the enrollment
inquiry shows a sample form.
`);
});
