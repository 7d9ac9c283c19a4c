/** What no page of the site uses, and no script that gets in may use. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'hid idle-detection magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * The export's `_headers` file, in the format of Cloudflare and Netlify; the preview applies it too.
 *
 * The rest of the Content-Security-Policy stands in each page (policy.ts); this part counts only here.
 * Strict-Transport-Security without `includeSubDomains` and `preload`: those are promises about the
 * school's other hosts, which a website's build cannot make. What is cached for good has a name that
 * changes with what is in it.
 *
 * @param basePath the path that the site's addresses begin with, or an empty text
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
