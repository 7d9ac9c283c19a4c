/** What no page of the site uses, and no script that gets in may use. */
const unused =
  'accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope ' +
  'hid idle-detection magnetometer microphone midi payment picture-in-picture ' +
  'publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/**
 * The export's `_headers` file, in the format of Cloudflare and Netlify; the preview applies it too.
 *
 * Strict-Transport-Security without `includeSubDomains` and `preload`: those are promises about the
 * school's other hosts, which a website's build cannot make.
 *
 * @param basePath the path that the site's addresses begin with, or an empty text
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function hostHeaders(basePath: string): string {
  const everywhere = {
    // The rest of the policy stands in each page (see policy.ts); this part counts only here.
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unused
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  // The names of these files change with what is in them.
  const forGood = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return (
    block('/*', everywhere) +
    block(`${basePath}/_next/static/*`, forGood) +
    block(`${basePath}/photos/*`, forGood)
  );
}

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}\n`;
}
