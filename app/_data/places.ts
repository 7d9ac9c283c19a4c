import contact from '@/content/contact';
import programs from '@/content/programs';
import { formatPostalAddress } from '@/content/schema/format';
import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import type { School } from '@/content/schema/school';
import { inLanguage } from '@/content/schema/translated';
import school from '@/content/school';
import { hrefOf } from '../_site/page-metadata';

type Campus = School['campuses'][number];

/**
 * The places of a school: its campuses, or without campuses the school itself, with the id `school`. What
 * a campus leaves out is the school's own.
 *
 * @param here how to find the school's own address; a campus with another address has its own
 */
export function placesOf(school: School, here: Pick<Campus, 'directions' | 'parking' | 'map'>) {
  const { directions, parking, map } = here;
  const only: Campus = { id: 'school', name: school.name, programs: [] };
  return (school.campuses.length ? school.campuses : [only]).map((row) => {
    const way = row.postalAddress ? {} : { directions, parking, map };
    const place = { ...school, ...way, ...row };
    // The school's link dials only the school's number.
    if (row.telephone) place.telephoneLink = row.telephoneLink;
    return {
      ...place,
      /** The name where the school's is not beside it. */
      fullName: row === only ? school.name : `${school.name}, ${row.name}`,
      addressLines: formatPostalAddress(place.postalAddress),
      phoneLink: { shown: place.telephone, href: telephoneHref(place) },
      mailLink: { shown: place.email, href: mailHref(place) },
    };
  });
}

/** The places, with their words in a language. */
export const placesIn = (lang?: string) =>
  placesOf(inLanguage(school, lang), inLanguage(contact, lang));

export const places = placesIn();
export const hasCampuses = places.length > 1;
export type Place = (typeof places)[number];

/** The ways to reach a place, with their labels in a language. */
export function waysTo({ addressLines, map, ...place }: Place, lang?: string) {
  const { labels } = inLanguage(contact, lang);
  const taught = inLanguage(programs, lang).programs.filter(({ id }) =>
    place.programs.includes(id),
  );
  return [
    { label: labels.telephone, ...place.phoneLink },
    { label: labels.email, ...place.mailLink },
    { label: labels.officeHours, shown: place.officeHours },
    { label: labels.director, shown: place.director },
    { label: labels.address, shown: addressLines.join(',\n'), links: map && [map] },
    {
      label: labels.programs,
      links: taught.map(({ id, name }) => ({ label: name, href: hrefOf('programs', id) })),
    },
  ];
}

/** How to find a place and where to leave a car, with their labels in a language. */
export function wayThere({ directions, parking }: Place, lang?: string) {
  const { labels } = inLanguage(contact, lang);
  return [
    { label: labels.directions, text: directions },
    { label: labels.parking, text: parking },
  ];
}
