import type { Locale } from '../schema/parts/locale';
import type { Programs } from '../schema/programs';
import type { Tuition } from '../schema/tuition';

type Program = Tuition['programs'][number];
type Session = Tuition['sessions'][number];

/** A session's hours in a program: the program's own, or the usual ones. Undefined if it has neither. */
export const sessionHours = ({ hours }: Program, session: Session) =>
  hours[session.id] ?? session.hours;

/** The hours of the sessions that have a price, for one program or all of them: `8:30am-noon or 8:30am-4pm`. */
export const hoursOf = (tuition: Tuition, locale: Locale, program?: string) =>
  oneOf(pricedHours(tuition, program), locale);

/** The hours of all programs: those in `programs.ts`, or else those of the sessions that have a price. */
export function hoursOfAll(tuition: Tuition, { list }: Pick<Programs, 'list'>, locale: Locale) {
  if (!list.some(({ hours }) => hours)) return hoursOf(tuition, locale);
  return oneOf(
    list.flatMap(({ id, hours }) => hours ?? pricedHours(tuition, id)),
    locale,
  );
}

const oneOf = (hours: string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(hours));

// Loop over sessions instead of programs so that the mornings stay together.
const pricedHours = ({ sessions, programs }: Tuition, program?: string) =>
  sessions.flatMap((session) =>
    programs
      .filter((each) => !program || each.program === program)
      .filter(({ prices }) => prices.some((price) => price.session === session.id))
      .flatMap((each) => sessionHours(each, session) ?? []),
  );
