import { runAsCommand } from '../../scripts/system/command';
import { startPreview } from '../../scripts/preview/serve-preview';
import { outboxDirectory } from '../fixture-site';
import { builtAddress } from './built-address';

/** Serves the site in `out/` on a port, under its own path: `serve-out.ts 4173`. */
void runAsCommand(async () => {
  const { base } = builtAddress();
  const port = Number(process.argv[2]);
  await startPreview({ directory: 'out', base, port, outbox: outboxDirectory });
});
