/** Features that no page of the site uses, and that no injected script may use. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'hid idle-detection magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * The export's `_headers` file, in the format of Cloudflare and Netlify; the preview applies it too.
 *
 * Each page has the rest of its Content-Security-Policy (policy.ts); browsers read this part only in a
 * header. Strict-Transport-Security has no `includeSubDomains` and no `preload`: they would make
 * promises about the school's other hosts. Files that are cached forever have names that change with
 * their content.
 *
 * @param basePath the path that the site is served under, or an empty string
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function hostHeaders(basePath: string): string {
  return `/*
  Content-Security-Policy: frame-ancestors 'none'
  X-Frame-Options: DENY
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=63072000
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: ${unused.replaceAll(' ', '=(), ')}=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin

${basePath}/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

${basePath}/photos/*
  Cache-Control: public, max-age=31536000, immutable
`;
}
