import { existsSync, readFileSync } from 'node:fs';
import { basePathOf } from '../../scripts/configuration/base-path.mjs';

/** The origin and the base path of the site in `out/`, from its home page's canonical link. */
export function builtAddress() {
  const file = 'out/index.html';
  const home = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  if (!address) throw new Error('There is no finished site in out/. Run “npm run build” first.');
  return { origin: new URL(address).origin, base: basePathOf(address) };
}
