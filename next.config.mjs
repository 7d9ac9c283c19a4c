import { basePathOf } from './scripts/base-path.mjs';

// A malformed SITE_URL is refused with a sentence by app/_site/read-configuration.ts.
const basePath = basePathOf(process.env.SITE_URL);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The preview and the tests build elsewhere, so that out/ never holds their stand-ins.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath,
  env: { BASE_PATH: basePath },
  // A fixed id makes two builds of one commit identical, byte for byte.
  generateBuildId: () => 'site',
  // `npm run types` checks them. A build need not wait for that: it checks what an editor writes by
  // itself (scripts/check.ts).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // Restored after SITE_URL or EXPORT_DIR changed, Turbopack's cache runs PostCSS without file
    // names, which prints errors, and then everything once more: slower than a build without it.
    turbopackFileSystemCacheForBuild: false,
  },
  poweredByHeader: false,
  devIndicators: false,
};

export default config;
