import { basePathOf } from './scripts/configuration/base-path.mjs';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// scripts/configuration/read-configuration.ts reports a malformed SITE_URL.
const basePath = basePathOf(process.env.SITE_URL);

// Codespaces serve the editing server from this domain.
const { GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: forwarding } = process.env;

const isEditing = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // With `export`, the editing server shows an error instead of the not-found page.
  output: isEditing ? undefined : 'export',
  // The preview and the tests set EXPORT_DIR to keep their fake settings out of out/.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath,
  // Only the editing server has routes in files like route.dev.ts.
  pageExtensions: [...(isEditing ? ['dev.ts'] : []), 'tsx', 'ts'],
  env: { BASE_PATH: basePath },
  // Node loads its CommonJS build, as in scripts/. The bundler would take the other one, which has no default export.
  serverExternalPackages: ['opentype.js'],
  // `npm run types` checks types, and scripts/content.ts checks the content.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    inlineCss: true,
    // When SITE_URL or EXPORT_DIR changes, the cache makes PostCSS print errors and run twice, which is slower
    // than no cache.
    turbopackFileSystemCacheForBuild: false,
  },
  allowedDevOrigins: forwarding ? [`*.${forwarding}`] : undefined,
  devIndicators: false,
};

export default config;
