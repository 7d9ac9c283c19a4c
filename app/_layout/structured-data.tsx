import { telephoneHref } from '@/content/schema/telephone';
import school from '@/content/school';
import { absoluteUrl } from '../_lib/addresses';
import { linkPreview } from '../_lib/link-preview';
import { drawing, logoFile } from '../_lib/drawings';

/**
 * A page's structured data for search engines, as JSON-LD. Apart from description and photo, it repeats what
 * visitors see: the footer shows contact details and social media, and the home page the founding year.
 */
export function StructuredData({ isHomePage }: { isHomePage: boolean }) {
  const data = isHomePage
    ? { '@graph': [website, { ...theSchool, foundingDate: String(school.founded) }] }
    : theSchool;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

/** From this, search engines take the site's name: https://developers.google.com/search/docs/appearance/site-names */
const website = {
  '@type': 'WebSite',
  name: school.name,
  alternateName: school.shortName,
  url: absoluteUrl('/'),
};

/** https://schema.org/Preschool */
const theSchool = {
  '@type': 'Preschool',
  '@id': absoluteUrl('/#school'),
  name: school.name,
  description: school.description,
  image: absoluteUrl(linkPreview.path),
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
  },
  logo: new URL(drawing(logoFile).src, absoluteUrl('/')).href,
  sameAs: school.socialMedia.map(({ url }) => url),
};
