import { agesOf } from '@/content/format/ages';
import programs from '@/content/programs';
import { inMonths } from '@/content/schema/parts/ages';
import { countryOf } from '@/content/schema/parts/locale';
import school from '@/content/school';
import { withoutBrackets } from '@/content/shared/blank-pattern';
import { absoluteUrl } from '../_lib/addresses';
import { logo } from '../_lib/drawings';
import { linkPreview } from '../_lib/link-preview';
import { knownWays } from '../_lib/ways-to-reach';

/** Describes the school to search engines, as JSON-LD: https://schema.org/School */
export function StructuredData() {
  const ages = agesOf(school, programs);
  const data = {
    '@context': 'https://schema.org',
    // A school with grades or with children older than 6 isn't only a preschool.
    '@type': ages && inMonths(ages.to) <= 6 * 12 ? 'Preschool' : 'School',
    '@id': absoluteUrl('/#school'),
    name: school.name,
    alternateName: school.shortName,
    description: school.description,
    image: absoluteUrl(linkPreview.path),
    url: absoluteUrl('/'),
    ...Object.assign({}, ...knownWays.map(({ data }) => data)),
    foundingDate: school.founded?.toString(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: school.postalAddress.street,
      addressLocality: school.postalAddress.town,
      addressRegion: school.postalAddress.state,
      postalCode: school.postalAddress.postalCode,
      addressCountry: countryOf(school.locale),
    },
    logo: new URL(logo().src, absoluteUrl('/')).href,
    sameAs: school.socialMedia.map(({ url }) => url),
  };
  return (
    <script
      type="application/ld+json"
      // A “<” in the content must not end the element.
      dangerouslySetInnerHTML={{
        __html: withoutBrackets(JSON.stringify(data)).replaceAll('<', '\\u003c'),
      }}
    />
  );
}
