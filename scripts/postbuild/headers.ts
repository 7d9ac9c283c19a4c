import { headersFor } from './headers-file';

/**
 * The headers of every URL. Each page has the rest of the Content-Security-Policy (policy.ts), but
 * `frame-ancestors` works only in a header. Strict-Transport-Security has no `includeSubDomains` and no
 * `preload`, which would bind the school's other hosts.
 */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A form in a frame may take a payment and fill the screen (frame.tsx).
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  // Windows that a form in a frame opens, to sign in or to pay, can answer it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** The folders whose files have a hash in their name, so that browsers may keep them for a year. */
const hashedFolders = ['_next/static', 'photos', 'drawings'];
const forAYear = 'public, max-age=31536000, immutable';

/**
 * The export's `_headers` file, in the format of Cloudflare and Netlify; the preview applies it too.
 *
 * @param basePath the path that the site's URLs begin with, or an empty string
 * @param own the school's own lines. A header that they set for every URL takes the place of the site's, because
 *   hosts join the values of equal names
 * @see https://developers.cloudflare.com/workers/static-assets/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
export function hostHeaders(basePath: string, own = ''): string {
  const ofSchool = headersFor(own, '/*');
  const all = Object.entries(headers).flatMap(([name, value]) =>
    ofSchool.has(name) ? [] : `  ${name}: ${value}\n`,
  );
  const cached = hashedFolders.map(
    (folder) => `\n${basePath}/${folder}/*\n  Cache-Control: ${forAYear}\n`,
  );
  return [own && `${own}\n`, '/*\n', ...all, ...cached].join('');
}
