import { z } from 'zod';

/** An address that the site had before, of any kind: `/about/staff`, `/fees.php`, `/Our%20Team`. */
export const oldAddress = z
  .string()
  .refine(
    isAddress,
    'must be like /about/staff or /contact-us.html: without the domain and what follows ? or #, and with %20 for a space',
  );

function isAddress(address: string): boolean {
  try {
    // Hosts cannot read a % that does not begin a letter or a sign.
    decodeURIComponent(address);
  } catch {
    return false;
  }
  return /^\/([\w.~!$&'()+,;=@%/-]|\p{L})*$/u.test(address) && !/\/\/|\/\.\.?(\/|$)/.test(address);
}

/** The form that two addresses share if some host takes them for the same: `/a`, `/A`, `/a/`, `/a.html`. */
export function sameOnHosts(address: string): string {
  return decodeURIComponent(address)
    .toLowerCase()
    .replace(/(\/index)?(\.html)?\/?$/, '');
}

/** The folder in which Next draws the pages that lead on from old addresses. */
export const forwardingFolder = 'formerly';

/**
 * The page that leads on from an old address where a host does not follow `_redirects`. Only an address of plain
 * letters, digits, hyphens and slashes has one, also with `.html`: hosts would not serve a page as `/fees.php`,
 * and not all systems write other signs alike.
 *
 * @returns where Next draws it, apart from the pages in `app/`, one of which may have had the address; and its
 *   file in the finished site
 */
export function forwardingPage(address: string): { drawnAt: string; file: string } | undefined {
  const plain = /^\/([A-Za-z\d][\w-]*(?:\/[A-Za-z\d][\w-]*)*)(\/|\.html)?$/;
  const [, name, ending] = plain.exec(address) ?? [];
  if (!name) return undefined;
  // In a folder it answers with and without a slash at its end.
  const file = ending === '.html' ? `${name}.html` : `${name}/index.html`;
  return { drawnAt: `${forwardingFolder}/${name}`, file };
}
