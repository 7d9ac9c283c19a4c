import { join } from 'node:path';
import { languagesOf, sameOnHosts, type Page } from '../../content/schema/pages';
import { filesIn } from '../system/files';

type Addresses = Pick<Page, 'path' | 'alsoAt' | 'lang'>;

/** The files that the site makes besides pages, without `_headers`, which it merges. */
const made =
  /^((robots|built|licenses)\.txt|sitemap\.xml|favicon\.ico|icons\/apple-touch-icon\.png)$/;

/**
 * Finds files in `public/` with the name of a page or of a file that the site makes. Next would
 * overwrite them, and the build would not finish the page, because it never changes the school's files.
 */
export async function publicFileDiagnostics(root: string, pages: Addresses[]) {
  const notFound = ['/404', ...languagesOf(pages).map((lang) => `/${lang}/404`)];
  const addresses = pages.flatMap(({ path, alsoAt }) => [path, ...alsoAt]);
  const taken = [...notFound, ...addresses].map(sameOnHosts);
  // Next also writes a .txt for each page.
  const addressOf = (file: string) => sameOnHosts(encodeURI(`/${file.replace(/txt$/, 'html')}`));
  const message =
    'has the address of a page, or of a file that the site makes, and would be lost: give it another name, or remove it.';
  return (await filesIn(join(root, 'public')))
    .filter((file) => made.test(file) || taken.includes(addressOf(file)))
    .map((file) => ({ file: `public/${file}`, message }));
}
