import type {
  BreadcrumbList,
  EducationEvent,
  Graph,
  Preschool,
  School as OlderSchool,
} from 'schema-dts';
import { inMonths, type Ages } from '@/content/schema/ages';
import type { CalendarDay } from '@/content/schema/dates';
import type { Page } from '@/content/schema/pages';
import type { School } from '@/content/schema/school';
import school from '@/content/school';
import { calendar, openHouses } from '../_facts/coming-dates';
import { hasCampuses, places } from '../_facts/places';
import { absoluteUrl } from '../_facts/addresses';
import { firstPage } from '../_facts/language';
import { locationOf } from '../_facts/dates';

/**
 * A page's structured data for search engines, as JSON-LD. Apart from the description, it repeats what
 * visitors see: the footer shows contact details and social media, and the home page the founding year.
 *
 * @param page the page's row in `content/pages.ts`
 */
export function StructuredData({ page }: { page: Page }) {
  const { id, path } = page;
  const isHomePage = path === '/';
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...theSchool,
        ...campuses,
        ...(isHomePage && {
          description: school.description,
          foundingDate: String(school.founded),
        }),
      },
      ...(isHomePage || id === 'admissions-process' ? visits : []),
      ...(isHomePage ? days : []),
      ...(page === firstPage(page.lang) ? [] : [breadcrumbs(page)]),
    ],
  };
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replace(/</g, '\\u003c') }}
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

const visits = openHouses.map(eventData);
const days = calendar.filter(({ closed }) => !closed).map(eventData);

/** A calendar day or an open house. Search engines read hours without an offset as local time. */
export function eventData(event: Omit<CalendarDay, 'closed'>): EducationEvent {
  const { name, date, to, from, until } = event;
  const at = (time?: string) => [date, time].filter(Boolean).join('T');
  const { name: place, postalAddress } = locationOf(event, school);
  const address = postalAddress
    ? schoolAt({ ...school, id: 'school', postalAddress }).address
    : place;
  return {
    '@type': 'EducationEvent',
    name: `${name}, ${school.name}`,
    startDate: at(from),
    ...((until || !from) && { endDate: to ?? at(until) }),
    location: { '@type': 'Place', name: place || school.name, address },
    organizer: { '@id': theSchool['@id']! },
  };
}

/** The path from the first page of this language to this page. */
function breadcrumbs(page: Page): BreadcrumbList {
  const home = firstPage(page.lang);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, page].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
