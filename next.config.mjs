import { basePathOf } from './scripts/configuration/base-path.mjs';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// scripts/configuration/read-configuration.ts refuses a malformed SITE_URL with a sentence.
const basePath = basePathOf(process.env.SITE_URL);

// In a codespace, the browser shows the editing server at an address of this domain.
const { GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: forwarding } = process.env;

const isEditing = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // With `export`, the editing server would answer an unknown address with an error, not the not-found page.
  output: isEditing ? undefined : 'export',
  // The preview and the tests set EXPORT_DIR, so that out/ never contains their stand-ins.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath,
  // Only the editing server has the routes in files like route.dev.ts.
  pageExtensions: [...(isEditing ? ['dev.ts'] : []), 'tsx', 'ts'],
  env: { BASE_PATH: basePath },
  // `npm run types` checks types. The build checks the content itself (scripts/prepare.ts).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // After a change of SITE_URL or EXPORT_DIR, Turbopack's cache makes PostCSS print errors and run
    // twice, which is slower than a build without the cache.
    turbopackFileSystemCacheForBuild: false,
  },
  allowedDevOrigins: forwarding ? [`*.${forwarding}`] : undefined,
  devIndicators: false,
};

export default config;
