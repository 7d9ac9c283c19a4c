import { areFresh } from '@/content/schema/days';
import type { CalendarDay, Dates, Notice, Openings } from '@/content/schema/dates';
import { formatDays } from '@/content/schema/format';
import type { School } from '@/content/schema/school';

/** The open places, if the list is less than a month old. */
export function freshOpenings(openings: Openings | undefined, on: string): Openings | undefined {
  return openings && areFresh(openings.asOf, on) ? openings : undefined;
}

/** The open houses that are not over, as days of the calendar. */
export function comingOpenHouses(dates: OpenHouses, on: string): CalendarDay[] {
  const { openHouses, openHousesHeading: name } = dates;
  const days = openHouses.map(({ to, ...day }) => ({ ...day, until: to, name, closed: false }));
  return comingDays(days, on);
}
type OpenHouses = Pick<Dates, 'openHouses' | 'openHousesHeading'>;

/** The days of the calendar that are not over, the next one first. */
export function comingDays(calendar: CalendarDay[], on: string): CalendarDay[] {
  return calendar
    .filter(({ date, to = date }) => to >= on)
    .sort((a, b) => startOf(a).localeCompare(startOf(b)));
}

const startOf = ({ date, from = '' }: CalendarDay) => date + from;

/** The name of an event's place, empty at the school itself, and its address, if known. */
export function locationOf(
  { campus, place }: Pick<CalendarDay, 'campus' | 'place'>,
  school: School,
) {
  const at = school.campuses.find(({ id }) => id === campus);
  const name = [place, at?.name].filter(Boolean).join(', ');
  if (place && !at) return { name };
  return { name, postalAddress: at?.postalAddress ?? school.postalAddress };
}

/** The notices at the top of every page: the school's own, then days of the calendar with a notice. */
export function activeNotices(
  { notices, calendar, closed }: Pick<Dates, 'notices' | 'calendar' | 'closed'>,
  today: string,
): Pick<Notice, 'text' | 'link'>[] {
  const days = comingDays(calendar, today)
    .filter(({ noticeFrom }) => noticeFrom && noticeFrom <= today)
    .map((day) => ({
      link: day.link,
      text: `${day.name}${day.closed ? ` · ${closed}` : ''}: ${formatDays(day)}`,
    }));
  return [...notices.filter(({ from, until }) => from <= today && today <= until), ...days];
}
