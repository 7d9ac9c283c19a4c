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
import { calendar, openHouses } from '../_blocks/coming-dates';
import { hasCampuses, places } from '../_blocks/places';
import { absoluteUrl } from '../_blocks/addresses';
import { firstPage } from '../_blocks/language';
import { locationOf } from '../_facts/dates';

/**
 * A page's structured data for search engines, as JSON-LD. It repeats only what the page shows: the
 * footer has the name, postal address, telephone and social media, the home page the founding year.
 *
 * @param page its row in `content/pages.ts`
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

/** Google documents `department` for the parts of an organization that have facts of their own. */
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
 * The school's type at schema.org: `Preschool` if it takes children under five, `School` if it keeps
 * them past six, an age at which every child goes to some school, or both. Not `ElementarySchool`,
 * because an elementary class may only be announced.
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

/** A day of the calendar or an open house. Search engines take hours without an offset for local time. */
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

/** The path from the home page to this one. */
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
