// Finds the sample's content and fictional phone numbers and addresses on a public site.
import { mistakeAt, warningAt, type Diagnostic } from '@/content/schema/explain/diagnostic';
import type { Locale } from '@/content/schema/parts/locale';
import { telephoneHref } from '@/content/schema/parts/telephone';
import { isPublic } from '../../configuration/is-public';
import type { Leaf } from '../../school/leaves';
import type { School } from '../../school/load-school';

export function exampleValues({ content: { school }, leaves, environment }: School): Diagnostic[] {
  if (school.sample && school.draft)
    return [mistakeAt(['school', 'draft'], 'the sample can’t be a draft. Remove this line.')];
  if (!isPublic(environment) && !school.draft) return [];
  if (school.sample) {
    const message = `this is still the sample’s text, and ${environment.SITE_URL} is a public address. Run npm run new-school to start your own site. If all the text is yours, delete this line.`;
    return [mistakeAt(['school', 'sample'], message)];
  }
  return leaves
    .filter((leaf) => leaf.path[0] === 'school' && isExample(leaf, school.locale))
    .map(({ path, value }) => {
      const message = `“${value}” is only an example. Write your school’s own.`;
      return school.draft ? warningAt(path, message) : mistakeAt(path, message);
    });
}

function isExample({ type, value }: Leaf, locale: Locale): boolean {
  // The North American plan reserves 555-0100 to 555-0199 for fiction.
  if (type === 'telephone') return /^tel:\+1\d{3}55501\d\d/.test(telephoneHref(value, locale));
  if (type !== 'email' && type !== 'href') return false;
  // RFC 2606 reserves these names for examples.
  const host = type === 'href' ? new URL(value).hostname : value;
  return /(^|[@.])example(\.com|\.net|\.org)?$/i.test(host);
}
