import { z } from 'zod';

/** An old address of any kind: `/about/staff`, `/fees.php`, `/Our%20Team`. */
export const oldAddress = z
  .string()
  .refine(
    isAddress,
    'must be like /about/staff or /contact-us.html: without the domain and what follows ? or #, and with %20 for a space',
  );

function isAddress(address: string): boolean {
  try {
    // Hosts cannot decode a % that does not begin the code of a character.
    decodeURIComponent(address);
  } catch {
    return false;
  }
  return /^\/([\w.~!$&'()+,;=@%/-]|\p{L})*$/u.test(address) && !/\/\/|\/\.\.?(\/|$)/.test(address);
}

/** The form that addresses share if some host treats them as the same: `/a`, `/A`, `/a/`, `/a.html`. */
export function sameOnHosts(address: string): string {
  return decodeURIComponent(address)
    .toLowerCase()
    .replace(/(\/index)?(\.html)?\/?$/, '');
}

/** The folder where Next renders the pages that lead on from old addresses. */
export const forwardingFolder = 'formerly';

/**
 * The page that leads on from an old address on a host that ignores `_redirects`. Only an address of plain
 * letters, digits, hyphens, underscores and slashes has one, also with `.html`: hosts would not serve
 * `/fees.php` as a page, and systems differ in how they write other characters.
 *
 * @returns where Next renders it (in a separate folder, because a page in `app/` may have had the address),
 *   and its file in the finished site
 */
export function forwardingPage(address: string): { drawnAt: string; file: string } | undefined {
  const plain = /^\/([A-Za-z\d][\w-]*(?:\/[A-Za-z\d][\w-]*)*)(\/|\.html)?$/;
  const [, name, ending] = plain.exec(address) ?? [];
  if (!name) return undefined;
  // A file in a folder answers with and without a slash at the end of the address.
  const file = ending === '.html' ? `${name}.html` : `${name}/index.html`;
  return { drawnAt: `${forwardingFolder}/${name}`, file };
}
