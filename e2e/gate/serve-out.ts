import { existsSync, readFileSync } from 'node:fs';
import { basePathOf } from '@/scripts/configuration/base-path.mjs';
import { startPreview } from '@/scripts/preview/serve-preview';

/** Serves the site in `out/` under its own path. Playwright runs this before the first test. */
export default async function serveOut() {
  const { base } = builtAddress();
  const port = Number(process.env.PREVIEW_PORT);
  await startPreview({ directory: 'out', base, port, outbox: '.preview/outbox' });
}

/** The origin and the base path of the site in `out/`, from its home page's canonical link. */
export function builtAddress() {
  const file = 'out/index.html';
  const home = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (!address) throw new Error('There is no finished site in out/. Run “npm run build” first.');
  return { origin: new URL(address).origin, base: basePathOf(address) };
}
