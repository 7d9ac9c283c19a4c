import { basePathOf } from './scripts/base-path.mjs';

// A malformed SITE_URL is refused with a sentence by app/_site/read-configuration.ts.
const basePath = basePathOf(process.env.SITE_URL ?? '');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Next exports to out/ unless told otherwise; the preview and the tests build elsewhere so that
  // an out/ meant for publishing never holds their stand-ins.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath,
  env: { BASE_PATH: basePath },
  // A fixed id makes two builds of one commit identical to the byte, and script hashes stable.
  generateBuildId: () => 'site',
  // `npm run types` checks them all, the tests too, which a build need not wait for; what an editor
  // writes is checked before every build (scripts/check.ts).
  typescript: { ignoreBuildErrors: true },
  experimental: { inlineCss: true },
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
