/**
 * The URL to write into a page for a link or a file of this site.
 *
 * @param href a link as content writes it: `/tuition`, `#anchor`, `https://…`, `mailto:…`
 * @returns the same link; a link to this site gets the site's own path in front, if it has one:
 *   `/repo/tuition` for `/tuition` with `SITE_URL=https://name.github.io/repo` (see next.config.mjs)
 */
export function withBasePath(href: string): string {
  // eslint-disable-next-line no-restricted-syntax -- next.config.mjs sets it for each build
  return href.startsWith('/') ? (process.env.BASE_PATH ?? '') + href : href;
}
