/** Adds the site's base path to internal links: `/repo/tuition` if SITE_URL is `https://name.github.io/repo`. */
export function withBasePath(href: string): string {
  return href.startsWith('/') ? (process.env.BASE_PATH ?? '') + href : href;
}
