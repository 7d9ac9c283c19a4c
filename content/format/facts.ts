import { missingFact } from '../schema/parts/single-line';
import { telephoneHref } from '../schema/parts/telephone';
import type { Programs } from '../schema/programs';
import type { SchoolFacts } from '../schema/school';
import type { CostRow, Tuition } from '../schema/tuition';
import { agesOf, formatAges } from './ages';
import { hoursOfAll } from './hours';
import { formatAmount, periodsOf, priceOf } from './prices';
import { formatMemberships, formatPostalAddress } from './school';

/** The facts that sentences can print, like `${facts.schoolYear}`. */
export function factsOf(school: SchoolFacts, tuition: Tuition, programs: Programs) {
  const { locale } = school;
  const ages = agesOf(school, programs);
  const rows = tuition.groups.flatMap((group) => group.rows);
  const priceOfFact = (fact: CostRow['fact']) => {
    const row = rows.find((each) => each.fact === fact);
    return row && priceOf(row, tuition, locale).price;
  };
  const prices = tuition.programs
    .flatMap((program) => program.prices.map(({ price }) => price))
    .filter(Boolean);
  // Prices for different periods can't be compared.
  const [period, ...otherPeriods] = periodsOf(tuition);
  const isComparable = period && !otherPeriods.length;
  const facts = {
    name: school.name,
    shortName: school.shortName,
    schoolYear: school.schoolYear,
    founded: school.founded?.toString(),
    ages: ages && formatAges(ages),
    town: school.postalAddress.town,
    state: school.postalAddress.state,
    address: formatPostalAddress(school.postalAddress).join(', '),
    telephone: school.telephone,
    /** For a link: `tel:+14135550142`. Until the number and its country are known, it's a blank. */
    telephoneLink: telephoneHref(school.telephone, locale) || '[[telephone]]',
    email: school.email,
    memberships: formatMemberships(school),
    license: school.license,
    children: school.classroom.children,
    adults: school.classroom.adults,
    workCycle: school.classroom.workCycle,
    hours: hoursOfAll(tuition, programs, locale),
    /** The lowest price above 0, if all prices are for the same period: `$520 a month`. */
    lowestPrice: isComparable
      ? `${formatAmount(Math.min(...prices), tuition, locale)} ${period}`
      : undefined,
    applicationFee: priceOfFact('applicationFee'),
    deposit: priceOfFact('deposit'),
    decisionDeadline: school.deadlines.decision,
    paymentDeadline: school.deadlines.payment,
  };
  return withMarkers(facts);
}

/** Makes a missing or misspelled fact print a marker, which the check finds. */
function withMarkers<Name extends string>(facts: Record<Name, string | undefined>) {
  const marked = new Proxy(facts, {
    get: (all, name) =>
      typeof name === 'symbol' ? undefined : Reflect.get(all, name) || missingFact(name),
  });
  return marked as Record<Name, string>;
}
