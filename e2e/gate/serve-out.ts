import { startPreview } from '../../scripts/preview/serve-preview';
import { outboxDirectory } from '../fixture-site';
import { builtAddress } from './built-address';

/** Serves the site in `out/` under its own path. Playwright runs this before the first test. */
export default async function serveOut() {
  const { base } = builtAddress();
  const port = Number(process.env.PREVIEW_PORT);
  await startPreview({ directory: 'out', base, port, outbox: outboxDirectory });
}
