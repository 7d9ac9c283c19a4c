import contact from '@/content/contact';
import { formatPostalAddress } from '@/content/format/school';
import { telephoneHref } from '@/content/schema/parts/telephone';
import school from '@/content/school';
import { hasBlank } from '@/content/shared/blank-pattern';

/** A phone number or an address that the footer, the menu, Contact and search engines get. */
export interface WayToReach {
  label: string;
  /** What pages print. */
  value: string;
  /** Empty if the school hasn't filled in the value. */
  href: string;
  /** Its property of https://schema.org/School, for search engines. A kind that's unknown there has none. */
  data?: Partial<Record<'telephone' | 'email', string>>;
}

const telephoneLink = telephoneHref(school.telephone, school.locale);

export const telephone: WayToReach = {
  label: contact.labels.telephone,
  value: school.telephone,
  href: telephoneLink,
  data: { telephone: telephoneLink.slice('tel:'.length) },
};

export const email: WayToReach = {
  label: contact.labels.email,
  value: school.email,
  href: hasBlank(school.email) ? '' : `mailto:${school.email}`,
  data: { email: school.email },
};

/** The ways to reach the school, in the order in which pages list them. */
export const waysToReach = [telephone, email];

/** The ways that the school has filled in. */
export const knownWays = waysToReach.filter(({ href }) => href);

const lines = formatPostalAddress(school.postalAddress);

/** The postal address on two lines and a link to its map (https://developers.google.com/maps/documentation/urls). */
export const address = {
  value: lines.join(',\n'),
  href: lines.some(hasBlank)
    ? ''
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(lines.join(', '))}`,
};
