import { areFresh } from '@/content/schema/days';
import type { CalendarDay, Dates, Notice, OpenHouse, Openings } from '@/content/schema/dates';
import { formatDays } from '@/content/schema/format';

/** The open places, if they are less than a month old. */
export function freshOpenings(openings: Openings | undefined, on: string): Openings | undefined {
  return openings && areFresh(openings.asOf, on) ? openings : undefined;
}

/** The open houses that are still to come, the next one first. */
export function comingOpenHouses(openHouses: OpenHouse[], on: string): OpenHouse[] {
  return openHouses
    .filter(({ date }) => date >= on)
    .sort((a, b) => a.date.localeCompare(b.date) || a.from.localeCompare(b.from));
}

/** The days of the calendar that are not over, the next one first. */
export function comingDays(calendar: CalendarDay[], on: string): CalendarDay[] {
  return calendar
    .filter(({ date, to = date }) => to >= on)
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** What every page says at its top: the notices, then the days of the calendar that need a notice. */
export function activeNotices(
  { notices, calendar, closed }: Pick<Dates, 'notices' | 'calendar' | 'closed'>,
  today: string,
): Pick<Notice, 'text' | 'link'>[] {
  const days = comingDays(calendar, today)
    .filter(({ noticeFrom }) => noticeFrom && noticeFrom <= today)
    .map((day) => ({
      text: `${day.name}${day.closed ? ` · ${closed}` : ''}: ${formatDays(day)}`,
    }));
  return [...notices.filter(({ from, until }) => from <= today && today <= until), ...days];
}
