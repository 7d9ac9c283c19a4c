import type { Preschool, School as OlderSchool } from 'schema-dts';
import { inMonths, type Ages } from '@/content/schema/ages';
import type { School } from '@/content/schema/school';
import school from '@/content/school';
import { hasCampuses, places } from '../_facts/places';
import { absoluteUrl } from '../_facts/addresses';

/**
 * A page's structured data for search engines, as JSON-LD. Apart from the description, it repeats what
 * visitors see: the footer shows contact details and social media, and the home page the founding year.
 */
export function StructuredData({ isHomePage }: { isHomePage: boolean }) {
  const data = {
    '@context': 'https://schema.org',
    ...theSchool,
    ...campuses,
    ...(isHomePage && { description: school.description, foundingDate: String(school.founded) }),
  };
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}

const theSchool = {
  ...schoolAt({ ...school, id: 'school' }),
  ...(school.socialMedia.length && { sameAs: school.socialMedia.map(({ url }) => url) }),
};

/** Google documents `department` for parts of an organization that have their own details. */
const campuses = hasCampuses && {
  department: places.map((place) => schoolAt({ ...place, name: place.fullName })),
};

function schoolAt(place: School & { id: string }): Exclude<Preschool | OlderSchool, string> {
  return {
    ...schoolType(school.ages),
    '@id': absoluteUrl(`/#${place.id}`),
    name: place.name,
    url: absoluteUrl('/'),
    telephone: place.telephone,
    email: place.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.postalAddress.street,
      addressLocality: place.postalAddress.town,
      addressRegion: place.postalAddress.state,
      postalCode: place.postalAddress.postalCode,
    },
  };
}

/**
 * The school's type at schema.org. A school that takes children under five is a `Preschool`, and also a
 * `School` if it keeps them past six, when every child goes to school. Any other is a `School`. It is
 * not an `ElementarySchool`, because the elementary class may only be announced.
 */
export function schoolType({ from, to }: Ages) {
  if (inMonths(from) >= 5 * 12) return { '@type': 'School' as const };
  const isSchool = inMonths(to) > 6 * 12;
  return {
    '@type': 'Preschool' as const,
    ...(isSchool && { additionalType: 'https://schema.org/School' }),
  };
}
