import type {
  BreadcrumbList,
  EducationEvent,
  Graph,
  Offer,
  OfferCatalog,
  Preschool,
} from 'schema-dts';
import { dates } from '@/content/dates';
import { pages } from '@/content/pages';
import { school } from '@/content/school';
import { tuition } from '@/content/tuition';
import { openHouses } from './current-dates';
import { absoluteUrl } from './page-metadata';
import { priceGroups } from './schedules';

/**
 * A page's facts for search engines, as JSON-LD. It says nothing that the page does not: name,
 * address and telephone stand at the foot of every page, the founding year on the home page, the
 * prices on the tuition page.
 *
 * @param path the page's row in `content/pages.ts`
 */
export function StructuredData({ path }: { path: string }) {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...theSchool,
        ...(path === '/' && {
          description: school.description,
          foundingDate: String(school.founded),
        }),
        ...(path === '/tuition' && { hasOfferCatalog: offers }),
      },
      ...(path === '/' || path === '/admissions-process' ? events : []),
      ...(path === '/' ? [] : [breadcrumbs(path)]),
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
  '@type': 'Preschool',
  '@id': absoluteUrl('/#school'),
  name: school.name,
  url: absoluteUrl('/'),
  telephone: school.telephone,
  email: school.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: school.address.street,
    addressLocality: school.address.town,
    addressRegion: school.address.state,
    postalCode: school.address.postalCode,
  },
};

const monthly = tuition.programs.flatMap(({ program, prices }, group) =>
  prices.map((price, row): Offer => {
    const { id, schedule, hours } = priceGroups[group]!.rows[row]!;
    return {
      '@type': 'Offer',
      name: `${tuition.programs[group]!.name}, ${schedule} (${hours})`,
      url: absoluteUrl(`/tuition#${id}`),
      category: program,
      price: price.monthly,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: price.monthly,
        priceCurrency: 'USD',
        // UN/CEFACT code for month.
        unitCode: 'MON',
      },
    };
  }),
);

const { playgroup } = tuition;
const offers: OfferCatalog = {
  '@type': 'OfferCatalog',
  name: tuition.caption,
  itemListElement: [
    ...monthly,
    {
      '@type': 'Offer',
      name: `${playgroup.name}, ${playgroup.weeks} weeks, ${playgroup.when}`,
      price: playgroup.price,
      priceCurrency: 'USD',
    },
  ],
};

const events = openHouses.map(({ date, from, to }): EducationEvent => ({
  '@type': 'EducationEvent',
  name: `${dates.openHousesHeading}, ${school.name}`,
  startDate: `${date}T${from}`,
  endDate: `${date}T${to}`,
  location: { '@type': 'Place', name: school.name, address: theSchool.address },
  organizer: { '@id': theSchool['@id']! },
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
