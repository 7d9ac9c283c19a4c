import { existsSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { basePathOf } from '../scripts/base-path.mjs';

// What the site in out/ calls its own address; a host under a path serves it under that path.
const file = 'out/sitemap.xml';
const sitemap = existsSync(file) ? readFileSync(file, 'utf8') : '';
const [, home = 'http://localhost/'] = /<loc>(.+?)<\/loc>/.exec(sitemap) ?? [];
process.env.BUILT_SITE = home.replace(/\/$/, '');
const base = basePathOf(home);

// Read only now: the sites under test follow from BUILT_SITE.
const { default: everything } = await import('./playwright.config');
const port = process.env.PREVIEW_PORT;

/**
 * What must hold whatever a school writes, on the very site that `npm run build` has put into `out/`:
 * its pages, their addresses and policies, anchors and unknown addresses, what axe finds, and that
 * nothing is cut off. The build has checked that no link is dead.
 */
export default defineConfig({
  ...everything,
  testMatch: /\/(pages|published|unknown-addresses)\.spec\.ts$/,
  webServer: {
    command: 'node --import tsx e2e/serve-sites.ts',
    cwd: '..',
    env: { PREVIEW_PORT: String(port), BUILT_SITE: process.env.BUILT_SITE },
    url: `http://127.0.0.1:${port}${base}/`,
  },
});
