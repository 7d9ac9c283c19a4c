import dates from '@/content/dates';
import { areFresh, dayAt } from '@/content/schema/days';
import type { CalendarDay, OpenHouse, Openings } from '@/content/schema/dates';
import school from '@/content/school';

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

/** The day that the site is built for. Tests set it, so that build and tests agree past midnight. */
const today = process.env.SITE_DAY || dayAt(new Date(), school.timeZone);

export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates.openHouses, today);
export const calendar = comingDays(dates.calendar, today);
