import type { SchoolEvent } from '../schema/dates';
import type { Locale } from '../schema/parts/locale';

/** `Thursday, November 28 – Friday, November 29, 2024`, `Saturday, October 5, 2024, 10am-noon`. */
export function formatDays(
  event: Pick<SchoolEvent, 'date' | 'until' | 'time'>,
  locale: Locale,
): string {
  const { date, until, time } = event;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const start = new Date(date);
  // Intl's thin spaces around the dash are too narrow between full dates.
  const days = until
    ? format.formatRange(start, new Date(until)).replaceAll('\u2009', ' ')
    : format.format(start);
  return [days, time].filter(Boolean).join(', ');
}

/** Returns the date in a time zone, like `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  // Canadian English uses this format.
  return moment.toLocaleDateString('en-CA', { timeZone });
}
