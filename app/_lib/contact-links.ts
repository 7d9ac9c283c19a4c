import { formatPostalAddress } from '@/content/format/school';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/content/school';

export const telephone = {
  value: school.telephone,
  href: telephoneHref(school.telephone, school.locale),
};

export const email = { value: school.email, href: `mailto:${school.email}` };

const lines = formatPostalAddress(school.postalAddress);

/** The postal address on two lines and a link to its map (https://developers.google.com/maps/documentation/urls). */
export const address = {
  value: lines.join(',\n'),
  href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`,
};
