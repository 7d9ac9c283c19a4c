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
