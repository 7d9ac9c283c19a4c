import contact from '@/content/contact';
import programs from '@/content/programs';
import { formatPostalAddress } from '@/content/schema/format';
import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import type { School } from '@/content/schema/school';
import school from '@/content/school';
import { hrefOf } from './addresses';

type Campus = School['campuses'][number];

const { directions, parking, map } = contact;
const only: Campus = { id: 'school', name: school.name, programs: [] };

/**
 * The places of the school: its campuses, or the school itself, with the id `school`. A campus takes what
 * it leaves out from the school. `contact.ts` has the directions to the school's own address.
 */
export const places = (school.campuses.length ? school.campuses : [only]).map((row) => {
  const way = row.postalAddress ? {} : { directions, parking, map };
  const place = { ...school, ...way, ...row };
  return {
    ...place,
    /** The name for use where the school's name is not beside it. */
    fullName: row === only ? school.name : `${school.name}, ${row.name}`,
    addressLines: formatPostalAddress(place.postalAddress),
    phoneLink: { value: place.telephone, href: telephoneHref(place) },
    mailLink: { value: place.email, href: mailHref(place) },
  };
});
export const hasCampuses = places.length > 1;
export type Place = (typeof places)[number];

/** The ways to reach a place, with their labels. */
export function waysTo({ addressLines, map, ...place }: Place) {
  const { labels } = contact;
  const taught = programs.programs.filter(({ id }) => place.programs.includes(id));
  return [
    { label: labels.telephone, ...place.phoneLink },
    { label: labels.email, ...place.mailLink },
    { label: labels.officeHours, value: place.officeHours },
    { label: labels.director, value: place.director },
    { label: labels.address, value: addressLines.join(',\n'), links: map && [map] },
    {
      label: labels.programs,
      links: taught.map(({ id, name }) => ({ label: name, href: hrefOf('programs', id) })),
    },
  ];
}

/** Directions to a place and where to park, with their labels. */
export function directionsTo({ directions, parking }: Place) {
  const { labels } = contact;
  return [
    { label: labels.directions, text: directions },
    { label: labels.parking, text: parking },
  ];
}
