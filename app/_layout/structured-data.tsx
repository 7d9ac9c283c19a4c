import school from '@/content/school';
import { absoluteUrl } from '../_lib/addresses';
import { telephone } from '../_lib/contact-links';
import { drawing, logoFile } from '../_lib/drawings';
import { linkPreview } from '../_lib/link-preview';

/** Describes the school to search engines, as JSON-LD: https://schema.org/School */
export function StructuredData() {
  const data = {
    '@context': 'https://schema.org',
    '@type': school.type,
    '@id': absoluteUrl('/#school'),
    name: school.name,
    alternateName: school.shortName,
    description: school.description,
    image: absoluteUrl(linkPreview.path),
    url: absoluteUrl('/'),
    telephone: telephone.href.slice('tel:'.length),
    email: school.email,
    foundingDate: String(school.founded),
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
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
