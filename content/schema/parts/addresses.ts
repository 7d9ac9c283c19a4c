/** The files that the build generates besides pages. Postbuild deletes any other that no page uses. */
export const siteFiles = [
  '404.html',
  'built.txt',
  'favicon.ico',
  'icons/apple-touch-icon.png',
  'link-preview.jpg',
  'robots.txt',
  'sitemap.xml',
];

/** A page's path and its aliases. */
export const addressesOf = ({ path, alsoAt }: { path: string; alsoAt: string[] }) => [
  path,
  ...alsoAt,
];

/** Drops suffixes that make no difference on any host: `/fees/` and `/fees.html` become `/fees`. */
export const withoutSuffix = (address: string) => address.replace(/(\/index)?(\.html)?\/?$/, '');

/** The files that make a page answer at an address, with or without a trailing slash or `.html`, on any host. */
export function filesAt(address: string): string[] {
  const name = withoutSuffix(address).slice(1);
  return name ? [`${name}.html`, `${name}/index.html`] : ['index.html'];
}
