/**
 * The path that a site is served under: `/repo` for `https://name.github.io/repo`, as on GitHub Pages;
 * an empty string for a site at the root of its host, or for text that is not a URL.
 *
 * @param {string} [siteUrl] the site's public URL
 * @returns {string}
 */
export function basePathOf(siteUrl = '') {
  return URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/+$/, '') : '';
}
