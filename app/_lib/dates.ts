import type { Event, Notice } from '@/content/schema/dates';

/** The events that are not over, the next one first. */
export function comingEvents(events: Event[], today: string): Event[] {
  return events
    .filter(({ date, until = date }) => until >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

export function activeNotices(notices: Notice[], today: string): Notice[] {
  return notices.filter(({ from, until }) => from <= today && today <= until);
}
