import { dates } from '@/content/dates';
import { areFresh, dayAt } from '@/content/days';
import type { CalendarDay, OpenHouse, Openings } from '@/content/schema';
import { school } from '@/content/school';

/** The open places, while they are younger than a month. */
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

/** A day in words: `Saturday, October 5, 2024`. */
export function dayInWords(date: string): string {
  return inWords.format(noonOf(date));
}

/** One or more days in words: `Thursday, November 28 – Friday, November 29, 2024`. */
export function daysInWords({ date, to }: Pick<CalendarDay, 'date' | 'to'>): string {
  if (!to) return dayInWords(date);
  // Around its dash it writes thin spaces, which hardly show beside a day.
  return inWords.formatRange(noonOf(date), noonOf(to)).replaceAll('\u2009', ' ');
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** A time as the school prints it: `10am`, `9:30am`, `noon`. */
export function timeInWords(time: string): string {
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

const today = dayAt(new Date(), school.timeZone);

export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates.openHouses, today);
export const calendar = comingDays(dates.calendar, today);
