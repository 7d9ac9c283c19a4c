import dates from '@/content/dates';
import { areFresh, endOf, hourAt } from '@/content/schema/days';
import type { CalendarDay, Dates, Notice, OpenHouse, Openings } from '@/content/schema/dates';
import { formatDays, type Locale } from '@/content/schema/format';
import school from '@/content/school';
import { ownTag, type Language } from './language';

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

/**
 * What every page says at its top: the notices, then the days of the calendar that are to be told.
 *
 * @param now the day and hour at the school, as `2024-10-05 13:00`
 */
export function activeNotices(
  { notices, calendar, closed }: Pick<Dates, 'notices' | 'calendar' | 'closed'>,
  now: string,
  locale?: Locale,
): Pick<Notice, 'text' | 'link'>[] {
  const today = now.slice(0, 10);
  const days = comingDays(calendar, today)
    .filter(({ noticeFrom }) => noticeFrom && noticeFrom <= today)
    .map((day) => ({
      text: `${day.name}${day.closed ? ` · ${closed}` : ''}: ${formatDays(day, locale)}`,
    }));
  return [...notices.filter(({ from, until }) => from <= now && now < endOf(until)), ...days];
}

/** The day and hour that the site is built for. Tests set a day, so that build and tests agree. */
const now = process.env.SITE_DAY
  ? `${process.env.SITE_DAY} 12:00`
  : hourAt(new Date(), school.timeZone);
const today = now.slice(0, 10);

/** What every page in a language says at its top. */
export function noticesIn({ lang, say, locale }: Language) {
  return activeNotices(say(dates), now, locale).map((notice) => {
    const isOwn = lang && dates.notices.some(({ text }) => text === notice.text);
    return { ...notice, lang: isOwn ? ownTag : undefined };
  });
}

export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates.openHouses, today);
export const calendar = comingDays(dates.calendar, today);
