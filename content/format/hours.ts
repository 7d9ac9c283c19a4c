import type { Locale } from '../schema/parts/locale';
import type { Tuition } from '../schema/tuition';

type Program = Tuition['programs'][number];
type Session = Tuition['sessions'][number];

/** A session's hours in a program: the program's own, or the usual ones. Undefined if it has neither. */
export const sessionHours = ({ hours }: Program, session: Session) =>
  hours[session.id] ?? session.hours;

/** The hours of the sessions that have a price, for one program or all of them: `8:30am-noon or 8:30am-4pm`. */
export function hoursOf({ sessions, programs }: Tuition, locale: Locale, program?: string): string {
  // Loop over sessions instead of programs so that the mornings stay together.
  const hours = sessions.flatMap((session) =>
    programs
      .filter((each) => !program || each.program === program)
      .filter(({ prices }) => prices.some((price) => price.session === session.id))
      .flatMap((each) => sessionHours(each, session) ?? []),
  );
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(hours));
}
