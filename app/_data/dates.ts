import dates from '@/content/dates';
import { areFresh, dayAt } from '@/content/schema/days';
import type { CalendarDay, Dates, Notice, OpenHouse, Openings } from '@/content/schema/dates';
import { formatDays, type Locale } from '@/content/schema/format';
import { inLanguage } from '@/content/schema/translated';
import school from '@/content/school';
import { linkIn, ownTag, type Language } from './language';

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

/** What every page says at its top: the notices, then the days of the calendar that are to be told. */
export function activeNotices(
  { notices, calendar, closed }: Pick<Dates, 'notices' | 'calendar' | 'closed'>,
  today: string,
  locale?: Locale,
): Pick<Notice, 'text' | 'link'>[] {
  const days = comingDays(calendar, today)
    .filter(({ noticeFrom }) => noticeFrom && noticeFrom <= today)
    .map((day) => ({
      text: `${day.name}${day.closed ? ` · ${closed}` : ''}: ${formatDays(day, locale)}`,
    }));
  return [...notices.filter(({ from, until }) => from <= today && today <= until), ...days];
}

/** The day that the site is built for. Tests set one, so that build and tests agree. */
const today = process.env.SITE_DAY || dayAt(new Date(), school.timeZone);

/** What every page in a language says at its top. */
export function noticesIn({ lang, locale }: Language) {
  return activeNotices(inLanguage(dates, lang), today, locale).map(({ text, link }) => {
    const isOwn = lang && dates.notices.some((notice) => text === notice.text);
    return { text, link: link && linkIn(lang, link), lang: isOwn ? ownTag : undefined };
  });
}

/** The words of `content/dates.ts` in a language, with what is still to come. */
export function datesIn(lang?: string) {
  const words = inLanguage(dates, lang);
  return {
    ...words,
    openings: freshOpenings(words.openings, today),
    openHouses: comingOpenHouses(words.openHouses, today),
    calendar: comingDays(words.calendar, today),
  };
}

export const { openHouses, calendar } = datesIn();
