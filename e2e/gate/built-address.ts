import { existsSync, readFileSync } from 'node:fs';
import { basePathOf } from '../../scripts/finish/base-path.mjs';

/** The origin that the home page in `out/` calls its own, and the path that a host serves it under. */
export function builtAddress() {
  const file = 'out/index.html';
  const home = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (!address) throw new Error('There is no finished site in out/: run “npm run build” first.');
  return { origin: new URL(address).origin, base: basePathOf(address) };
}
