import contact from '@/content/contact';
import { formatPostalAddress } from '@/content/schema/format';
import { mailHref, telephoneHref } from '@/content/schema/hrefs';
import type { School } from '@/content/schema/school';
import { inLanguage } from '@/content/schema/translated';
import school from '@/content/school';

type Campus = School['campuses'][number];

/**
 * The places of a school: its campuses, or without campuses the school itself, with the id `school`. What
 * a campus leaves out is the school's own.
 *
 * @param here how to find the school's own address; a campus with another address has its own
 */
function placesOf(school: School, here: Pick<Campus, 'directions' | 'parking' | 'map'>) {
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
export const placesIn = (lang?: string) => placesOf(inLanguage(school, lang), contact);

export const places = placesIn();
export const hasCampuses = places.length > 1;
