import {
  formatAges,
  formatChoice,
  formatDollars,
  formatMemberships,
  formatPostalAddress,
  spelled,
} from './format';
import { telephoneHref } from './hrefs';
import { nearest } from './nearest';
import type { School } from './school';
import type { Tuition } from './tuition';

/** Thrown when a sentence prints a fact that the school does not have. */
export class FactError extends Error {
  override name = 'FactError';

  constructor(fact: string, remedy: string) {
    super(
      `the school has no “${fact}”, which this line needs: write the line without it, or ${remedy}.`,
    );
  }
}

/**
 * The facts that a sentence can print, as in `${facts.schoolYear}`. Each offer that belongs to a program adds
 * three facts, whose names begin with the program's id: `playgroupPrice`, `playgroupTime`, `playgroupWeeks`.
 *
 * @returns the facts; reading a fact that the school does not have throws a FactError
 */
export function factsOf(school: School, tuition: Tuition) {
  const { application, deposit } = tuition.fees;
  const sum = (amount = 0) => formatDollars(amount, tuition);
  // In the order of the sessions, to keep mornings together.
  const hours = tuition.sessions.flatMap(({ id, hours: usual = '' }) =>
    tuition.programs
      .filter(({ prices }) => prices.some(({ session }) => session === id))
      .map((program) => program.hours[id] ?? usual),
  );
  const prices = tuition.programs
    .flatMap((program) => (program.per ? [] : program.prices))
    .flatMap(({ price }) => price || []);
  const named = {
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
    hours: formatChoice(hours) || undefined,
    /** The lowest price that is not 0, without programs that have their own `per`, so that `a month` is true. */
    lowestPrice: prices.length ? sum(Math.min(...prices)) : undefined,
    applicationFee: application && sum(application.amount),
    deposit: deposit && sum(deposit.amount),
    decisionWeeks: school.deadlines.decision,
    paymentWeeks: school.deadlines.payment,
  };
  const facts: Record<string, string | undefined> = named;
  for (const { program, price, when, weeks } of tuition.offers) {
    if (!program) continue;
    const name = program.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    facts[`${name}Price`] = sum(price);
    facts[`${name}Time`] = when;
    facts[`${name}Weeks`] = weeks ? spelled(weeks, 'week') : undefined;
  }
  return new Proxy(facts as Record<keyof typeof named, string> & Record<string, string>, {
    get: function read(all, name) {
      const value: unknown = Reflect.get(all, name);
      if (value !== undefined || typeof name === 'symbol') return value;
      const remedy = Object.hasOwn(all, name) ? 'add it' : nearest(name, Object.keys(all));
      const error = new FactError(name, remedy);
      // As in define.ts, the stack begins at the editor's line.
      Error.captureStackTrace(error, read);
      throw error;
    },
  });
}
