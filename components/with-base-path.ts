/**
 * The URL to write into a page for a link or a file of this site.
 *
 * @param href a link as content writes it: `/tuition`, `#anchor`, `https://…`, `mailto:…`
 * @returns the same, with the path that the site is served under in front of a link on this site:
 *   `/repo/tuition` for `/tuition` with `SITE_URL=https://name.github.io/repo` (see next.config.mjs)
 */
export function withBasePath(href: string): string {
  return href.startsWith('/') ? (process.env.BASE_PATH ?? '') + href : href;
}
