/**
 * The path that the site's addresses begin with: `/repo` where its public address has one, as on
 * GitHub Pages (https://name.github.io/repo), else an empty text.
 *
 * @param {string} siteUrl the public address; anything that is none has no path
 * @returns {string}
 */
export function basePathOf(siteUrl) {
  return URL.canParse(siteUrl) ? new URL(siteUrl).pathname.replace(/\/+$/, '') : '';
}
