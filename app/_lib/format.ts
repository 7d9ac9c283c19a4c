import { siteLanguage } from '@/content/shared/site-language';
import type { SchoolEvent } from '@/content/schema/dates';

const inFull = { dateStyle: 'full', timeZone: 'UTC' } as const;

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** `Thursday, November 28 – Friday, November 29, 2024`, `Saturday, October 5, 2024, 10am-noon`. */
export function formatDays({
  date,
  until,
  time,
}: Pick<SchoolEvent, 'date' | 'until' | 'time'>): string {
  const range = new Intl.DateTimeFormat(siteLanguage, inFull);
  // Intl's thin spaces around the dash are too narrow between full dates.
  const days = until
    ? range.formatRange(noonOf(date), noonOf(until)).replaceAll('\u2009', ' ')
    : range.format(noonOf(date));
  return [days, time].filter(Boolean).join(', ');
}

/** A height in inches, to the nearest half, and in centimeters: `34 inches, 86 cm`. */
export const formatHeight = (cm: number) =>
  `${Math.round((2 * cm) / 2.54) / 2} inches, ${Math.round(cm)} cm`;
