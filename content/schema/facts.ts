import {
  formatAges,
  formatChoice,
  formatDollars,
  formatMemberships,
  formatPostalAddress,
  spelled,
} from './format';
import { telephoneHref } from './hrefs';
import type { School } from './school';
import type { Tuition } from './tuition';

/**
 * The facts that a sentence can print, as in `${facts.schoolYear}`. A fact that the school does not have is
 * `undefined`; a sentence that prints it does not fit its schema.
 */
export function factsOf(school: School, tuition: Tuition) {
  const { application, deposit } = tuition.fees;
  const sum = (amount: number) => formatDollars(amount, tuition);
  const prices = tuition.programs.flatMap((program) =>
    program.prices.flatMap((row) => row.price || []),
  );
  return Object.assign(offerFacts(tuition), {
    name: school.name,
    schoolYear: school.schoolYear,
    founded: String(school.founded),
    ages: formatAges(school.ages),
    town: school.postalAddress.town,
    address: formatPostalAddress(school.postalAddress).join(', '),
    telephone: school.telephone,
    /** For a link: `tel:+14135550142`. */
    telephoneLink: telephoneHref(school),
    email: school.email,
    memberships: formatMemberships(school) || undefined,
    license: school.license,
    children: school.classroom.children,
    adults: school.classroom.adults,
    workCycle: school.classroom.workCycle,
    /** The hours of every session that has a price: `8:30am-noon or 8:30am-4pm`. */
    hours: hoursOf(tuition),
    /** The lowest price that is not 0. */
    lowestPrice: prices.length ? sum(Math.min(...prices)) : undefined,
    applicationFee: application && sum(application.amount),
    deposit: deposit && sum(deposit.amount),
    decisionWeeks: school.deadlines.decision,
    paymentWeeks: school.deadlines.payment,
  });
}

/** The hours that a price buys, without repeats, of one program or of all. */
export function hoursOf({ sessions, programs }: Tuition, program?: string): string | undefined {
  // In the order of the sessions, to keep mornings together.
  const hours = sessions.flatMap(({ id, hours: usual }) =>
    programs
      .filter((each) => !program || each.program === program)
      .filter(({ prices }) => prices.some(({ session }) => session === id))
      .map((each) => each.hours[id] ?? usual),
  );
  return formatChoice(hours) || undefined;
}

/** Three facts for each offer that is a program: `playgroupPrice`, `playgroupTime` and `playgroupWeeks`. */
function offerFacts(tuition: Tuition): Record<string, string | undefined> {
  const facts: Record<string, string | undefined> = {};
  for (const { program, price, when, weeks } of tuition.offers) {
    if (!program) continue;
    const name = program.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    facts[`${name}Price`] = formatDollars(price, tuition);
    facts[`${name}Time`] = when;
    facts[`${name}Weeks`] = weeks ? spelled(weeks, 'week') : undefined;
  }
  return facts;
}
