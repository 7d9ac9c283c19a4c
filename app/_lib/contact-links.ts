import { hasBlank } from '@/content/shared/blank-pattern';
import { formatPostalAddress } from '@/content/format/school';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/content/school';

/** A phone number or an email address that isn't known yet is a blank and has no link. */
export const telephone = {
  value: school.telephone,
  href: telephoneHref(school.telephone, school.locale),
};

export const email = {
  value: school.email,
  href: hasBlank(school.email) ? '' : `mailto:${school.email}`,
};

/** The phone number and the email address, if they're known. */
export const contactLinks = [telephone, email].filter(({ href }) => href);

const lines = formatPostalAddress(school.postalAddress);

/** The postal address on two lines and a link to its map (https://developers.google.com/maps/documentation/urls). */
export const address = {
  value: lines.join(',\n'),
  href: lines.some(hasBlank)
    ? ''
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`,
};
