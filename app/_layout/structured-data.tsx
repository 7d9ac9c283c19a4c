import type { PreschoolLeaf, WebSite } from 'schema-dts';
import { inMonths, type Ages } from '@/content/schema/ages';
import { ownTag } from '@/content/schema/format';
import { telephoneHref } from '@/content/schema/telephone';
import home from '@/content/home';
import school from '@/content/school';
import { previewFile } from '@/scripts/pictures/photo-files';
import { absoluteUrl } from '../_lib/addresses';
import { drawing, photoOf } from '../_lib/picture-files';

/**
 * A page's structured data for search engines, as JSON-LD. Apart from description and photo, it repeats what
 * visitors see: the footer shows contact details and social media, and the home page the founding year.
 */
export function StructuredData({ isHomePage }: { isHomePage: boolean }) {
  const node = {
    ...theSchool,
    ...(isHomePage && { foundingDate: String(school.founded) }),
  };
  const data = {
    '@context': 'https://schema.org',
    ...(isHomePage ? { '@graph': [website, node] } : node),
  };
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  );
}

/** From this, search engines take the site's name: https://developers.google.com/search/docs/appearance/site-names */
const website: Exclude<WebSite, string> = {
  '@type': 'WebSite',
  name: school.name,
  alternateName: school.shortName,
  url: absoluteUrl('/'),
};

/** A node with several types, which schema-dts does not know. */
type SchoolNode = Omit<PreschoolLeaf, '@type'> & { '@type': string | string[] };

const theSchool: SchoolNode = {
  '@type': schoolType(school.ages),
  '@id': absoluteUrl('/#school'),
  name: school.name,
  description: school.description,
  image: absoluteUrl(`/photos/${previewFile(photoOf(home.photo).original).name}`),
  url: absoluteUrl('/'),
  telephone: telephoneHref(school.telephone).slice('tel:'.length),
  email: school.email,
  openingHours: school.openingHours,
  address: {
    '@type': 'PostalAddress',
    streetAddress: school.postalAddress.street,
    addressLocality: school.postalAddress.town,
    addressRegion: school.postalAddress.state,
    postalCode: school.postalAddress.postalCode,
    addressCountry: new Intl.Locale(ownTag).region,
  },
  logo: absoluteUrl(drawing('logo').src),
  ...(school.socialMedia.length && { sameAs: school.socialMedia.map(({ url }) => url) }),
};

/**
 * The school's type at schema.org: a `Preschool` if it takes children under five, a `School` if it has
 * children over six, or both. It is not an `ElementarySchool`, because the elementary class may only be
 * announced.
 */
export function schoolType({ from, to }: Ages): string | string[] {
  if (inMonths(from) >= 5 * 12) return 'School';
  return inMonths(to) > 6 * 12 ? ['Preschool', 'School'] : 'Preschool';
}
