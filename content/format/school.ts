import type { SchoolFacts } from '../schema/school';

/** Formats a postal address as lines: `12 Alder Lane`, `Riverbend, MA 01060`. */
export function formatPostalAddress(postalAddress: SchoolFacts['postalAddress']): string[] {
  const { street, town, state, postalCode } = postalAddress;
  const region = [state, postalCode].filter(Boolean).join(' ');
  return [street, [town, region].filter(Boolean).join(', ')].filter((line) => line !== undefined);
}

/** Joins the memberships into one phrase: `a member of A`, `a member of A and accredited by B`. */
export function formatMemberships({ associations, locale }: SchoolFacts): string {
  return new Intl.ListFormat(locale).format(associations.map(({ membership }) => membership));
}
