import dates from '@/content/dates';
import { dayAt } from '@/content/format/days';
import type { SchoolEvent, Notice } from '@/content/schema/dates';
import school from '@/content/school';
import { configuration } from '@/scripts/configuration/configuration';

/** The day of the build, or the day that a test sets. */
const today = configuration.day ?? dayAt(new Date(), school.timeZone);

export const notices = activeNotices(dates.notices, today);
export const events = comingEvents(dates.events, today);

/** The events that aren't over, sorted by date. */
export function comingEvents(events: SchoolEvent[], today: string): SchoolEvent[] {
  return events
    .filter(({ date, until = date }) => until >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** The notices to show on this day. */
export function activeNotices(notices: Notice[], today: string): Notice[] {
  return notices.filter(({ from, until }) => from <= today && today <= until);
}
