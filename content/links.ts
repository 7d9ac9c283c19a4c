import { school } from './school';

/** The telephone number as an address that a phone can call: `tel:+14135550142`. */
export const telephoneLink = `tel:+1${school.telephone.replace(/\D/g, '')}`;

/** The office's e-mail as an address that opens a mail program. */
export const mailLink = `mailto:${school.email}`;

/** The same, with the subject already written, for parents who want to be on the mailing list. */
export const mailingListLink = `${mailLink}?subject=${encodeURIComponent('Mailing list')}`;

/** The same, for parents who want to hear when Lower Elementary opens. */
export const lowerElementaryLink = `${mailLink}?subject=${encodeURIComponent('Lower Elementary')}`;
