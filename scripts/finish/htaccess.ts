import { languagesOf } from '../../content/schema/pages';
import type { Address } from './addresses';
import { forAYear, hashedFolders, headers } from './headers';

/**
 * The export's `.htaccess`, which Apache follows on most shared hosting: the not-found pages, a redirect
 * from each old address and from a slash at the end, and the headers. If Apache lacks a module, its lines do
 * nothing, and the copies of the pages answer (addresses.ts).
 *
 * @param basePath the path that the site's URLs begin with, or an empty string
 * @see https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function htaccess(addresses: Address[], basePath: string): string {
  const old = addresses.filter(({ isOld }) => isOld);
  const languages = languagesOf(addresses.map(({ page }) => page));
  const inFolder = (folders: string[]) =>
    `<If "%{REQUEST_URI} =~ m#^${basePath}/(${folders.join('|')})/#">`;
  return [
    `ErrorDocument 404 ${basePath}/404.html`,
    ...languages.flatMap((lang) => [
      inFolder([lang]),
      `ErrorDocument 404 ${basePath}/${lang}/404.html`,
      '</If>',
    ]),
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    // Otherwise Apache would add the slash that the last but one rule removes.
    `<If "-f '%{REQUEST_FILENAME}.html'">`,
    'DirectorySlash Off',
    '</If>',
    `RewriteBase ${basePath}/`,
    ...old.map(({ path, page }) => {
      return `RewriteRule ^${patternOf(path)}/?$ ${basePath}${page.path} [R=301,L]`;
    }),
    'RewriteCond %{REQUEST_FILENAME} ^(.+)/$',
    'RewriteCond %1.html -f',
    `RewriteRule ^(.+)/$ ${basePath}/$1 [R=301,L]`,
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.*[^/])$ $1.html [L]',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    inFolder(hashedFolders),
    `Header set Cache-Control "${forAYear}"`,
    '</If>',
    '</IfModule>\n',
  ].join('\n');
}

/** The regular expression that matches a path as Apache sees it: decoded, and without the first slash. */
function patternOf(path: string): string {
  const end = /\/$/;
  return path
    .slice(1)
    .replace(end, '')
    .replace(/%(..)|[^\w/-]/g, (sign, code) => (code ? `\\x${code}` : `\\${sign}`));
}
