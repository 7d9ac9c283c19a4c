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
  const inFolder = (folder: string, line: string) =>
    `<If "%{REQUEST_URI} =~ m#^${basePath}/${folder}/#">\n${line}\n</If>`;
  const notFound = (folder = '') => `ErrorDocument 404 ${basePath}${folder}/404.html`;
  return [
    notFound(),
    ...languages.map((lang) => inFolder(lang, notFound(`/${lang}`))),
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    // Otherwise Apache would add the slash that the rule below removes.
    `<If "-f '%{REQUEST_FILENAME}.html'">\nDirectorySlash Off\n</If>`,
    `RewriteBase ${basePath}/`,
    ...old.map(({ path, page }) => {
      return `RewriteRule ^${patternOf(path)}(\\.html)?/?$ ${basePath}${page.path} [R=301,L]`;
    }),
    'RewriteCond %{REQUEST_FILENAME} ^(.+)/$',
    'RewriteCond %1.html -f',
    `RewriteRule ^(.+)/$ ${basePath}/$1 [R=301,L]`,
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.*[^/])$ $1.html [L]',
    '</IfModule>',
    '<IfModule mod_headers.c>',
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`),
    ...hashedFolders.map((each) => inFolder(each, `Header set Cache-Control "${forAYear}"`)),
    '</IfModule>\n',
  ].join('\n');
}

/** The regular expression for a path as Apache sees it: decoded, and without the first slash. */
function patternOf(path: string): string {
  const name = path.slice(1).replace(/(\.html|\/)$/, '');
  return name.replace(/%(..)|[^\w/-]/g, (sign, code) => (code ? `\\x${code}` : `\\${sign}`));
}
