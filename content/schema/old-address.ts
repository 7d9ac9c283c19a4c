import { z } from 'zod';
import { refuse } from './refuse';

/** An address that the site had before, of any kind: `/about/staff`, `/contact-us.html`, `/Our%20Team`. */
export const oldAddress = z.string().superRefine((address, context) => {
  const message = problemWith(address);
  if (message) refuse(context, message, address);
});

function problemWith(address: string): string | undefined {
  if (/[?#]/.test(address))
    return 'must end before the ? or #, because hosts do not compare the rest';
  if (!/^\/([\w.~!$&'()+,;=@%/-]|\p{L})*$/u.test(address) || /\/\/|\/\.\.?(\/|$)/.test(address)) {
    return 'must be like /about/staff or /contact-us.html: a slash, and %20 for a space';
  }
  try {
    if (!/^(\/404)?$/.test(sameOnHosts(address))) return undefined;
  } catch {
    return 'has a % that hosts cannot read: write %20 for a space, and all other signs as they are';
  }
  return 'is an address that the site itself needs: remove it here';
}

/** The form that two addresses share if some host takes them for the same: `/a`, `/A`, `/a/`, `/a.html`. */
export function sameOnHosts(address: string): string {
  return decodeURIComponent(address)
    .toLowerCase()
    .replace(/(\/index)?(\.html)?\/?$/, '');
}
