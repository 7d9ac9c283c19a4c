import type {
  BreadcrumbList,
  EducationEvent,
  Graph,
  Offer,
  OfferCatalog,
  OpeningHoursSpecification,
  Preschool,
} from 'schema-dts';
import dates from '@/content/dates';
import { inMonths } from '@/content/schema/ages';
import pages from '@/content/pages';
import type { Ages } from '@/content/schema/ages';
import type { Page } from '@/content/schema/pages';
import type { Tuition } from '@/content/schema/tuition';
import school from '@/content/school';
import tuition from '@/content/tuition';
import { calendar, openHouses } from './dates';
import { absoluteUrl, hrefOf } from '../_site/page-metadata';
import { schedules } from './schedules';

/**
 * A page's facts for search engines, as JSON-LD. It says nothing that the page does not: name,
 * address and telephone stand at the foot of every page, the founding year on the home page, the
 * prices on the tuition page.
 *
 * @param page its row in `content/pages.ts`
 */
export function StructuredData({ page: { id, path } }: { page: Page }) {
  const isHomePage = path === '/';
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...theSchool,
        ...(isHomePage && {
          description: school.description,
          foundingDate: String(school.founded),
        }),
        ...(id === 'tuition' && { hasOfferCatalog: offerCatalog(tuition) }),
        ...(isHomePage && closures.length && { specialOpeningHoursSpecification: closures }),
      },
      ...(isHomePage || id === 'admissions-process' ? visits : []),
      ...(isHomePage ? days : [breadcrumbs(path)]),
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

const theSchool: Exclude<Preschool, string> = {
  '@type': schoolType(school.ages) as 'Preschool',
  '@id': absoluteUrl('/#school'),
  name: school.name,
  url: absoluteUrl('/'),
  telephone: school.telephone,
  email: school.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: school.postalAddress.street,
    addressLocality: school.postalAddress.town,
    addressRegion: school.postalAddress.state,
    postalCode: school.postalAddress.postalCode,
  },
};

/**
 * What the school is to a search engine: a `Preschool` where children under five come, a `School`
 * where they stay after six, when schools of any kind begin, and both where both are so. Not
 * `ElementarySchool`: a class that is coming soon is not one yet.
 */
export function schoolType({ from, to }: Ages): string | string[] {
  const isPreschool = inMonths(from) < 5 * 12;
  const isSchool = !isPreschool || inMonths(to) > 6 * 12;
  if (isPreschool && isSchool) return ['Preschool', 'School'];
  return isSchool ? 'School' : 'Preschool';
}

/** How a price is told to machines: UN/CEFACT codes, and a word for what has none. */
const units = {
  month: { unitCode: 'MON' },
  session: { unitText: 'session' },
  year: { unitCode: 'ANN' },
} satisfies Record<Tuition['per'], object>;

/** Every price of the tuition page. */
export function offerCatalog(prices: Tuition): Exclude<OfferCatalog, string> {
  const priced = schedules(prices).map(
    ({ id, program: category, programName, schedule, days, hours, amount }): Offer => ({
      '@type': 'Offer',
      name: `${programName}, ${schedule} (${days} ${hours})`,
      url: absoluteUrl(`${hrefOf('tuition')}#${id}`),
      category,
      price: amount,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'USD',
        ...units[prices.per],
      },
    }),
  );
  const others = prices.offers.map(({ name, weeks, when, price, per }): Offer => ({
    '@type': 'Offer',
    name: [name, weeks && `${weeks} weeks`, when].filter(Boolean).join(', '),
    price,
    priceCurrency: 'USD',
    ...(per && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'USD',
        unitText: per,
      },
    }),
  }));
  return {
    '@type': 'OfferCatalog',
    name: prices.caption,
    itemListElement: [...priced, ...others],
  };
}

const visits = openHouses.map(({ date, from, to }) =>
  event(dates.openHousesHeading, `${date}T${from}`, `${date}T${to}`),
);

const days = calendar
  .filter(({ closed }) => !closed)
  .map(({ name, date, to = date }) => event(name, date, to));

function event(name: string, startDate: string, endDate: string): EducationEvent {
  return {
    '@type': 'EducationEvent',
    name: `${name}, ${school.name}`,
    startDate,
    endDate,
    location: { '@type': 'Place', name: school.name, address: theSchool.address },
    organizer: { '@id': theSchool['@id']! },
  };
}

/** Days on which the school is closed: open from midnight to midnight, as Google asks for them. */
const closures = calendar
  .filter(({ closed }) => closed)
  .map(({ date, to = date }): OpeningHoursSpecification => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: to,
  }));

/** The way from the home page to this one. */
function breadcrumbs(path: string): BreadcrumbList {
  const way = [pages.find((page) => page.path === '/'), pages.find((page) => page.path === path)];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.flatMap((page, index) =>
      page
        ? {
            '@type': 'ListItem' as const,
            position: index + 1,
            name: page.name,
            item: absoluteUrl(page.path),
          }
        : [],
    ),
  };
}
