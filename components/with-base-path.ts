/**
 * The address to write into the page for a link or a file of this site.
 *
 * @param href an address as content writes it: `/tuition`, `#anchor`, `https://…`, `mailto:…`
 * @returns the same, with the export's base path in front where it is an address on this site
 *   (`SITE_URL=https://name.github.io/repo` makes `/repo/tuition` of `/tuition`)
 */
export function withBasePath(href: string): string {
  return href.startsWith('/') ? (process.env.BASE_PATH ?? '') + href : href;
}
