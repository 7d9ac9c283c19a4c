import { basePathOf } from './scripts/configuration/base-path.mjs';

process.env.NEXT_TELEMETRY_DISABLED ??= '1';

// scripts/configuration/read-configuration.ts reports a malformed SITE_URL.
const basePath = basePathOf(process.env.SITE_URL);

// In a codespace, the editing server is available on this domain.
const { GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: forwarding } = process.env;

const isEditing = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // With `export`, the editing server would show an error instead of the not-found page.
  output: isEditing ? undefined : 'export',
  // The preview and the tests set EXPORT_DIR, so that out/ never contains their fake settings.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath,
  // Files like route.dev.ts are routes of the editing server only.
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
