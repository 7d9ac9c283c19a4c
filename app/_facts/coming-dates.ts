import dates from '@/content/dates';
import { dayAt } from '@/content/schema/days';
import school from '@/content/school';
import { activeNotices, comingDays, comingOpenHouses, freshOpenings } from './dates';

/** The day for which the site is built. Tests set `SITE_DAY`, so that they and the build agree. */
export const today = process.env.SITE_DAY || dayAt(new Date(), school.timeZone);

/** The notices at the top of every page. */
export const notices = activeNotices(dates, today);

/** Open places that are up to date, and days that are not over. */
export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates, today);
export const calendar = comingDays(dates.calendar, today);

/** All of them, past days too, for the calendars that subscribe. */
export const allDays = [...comingOpenHouses(dates, ''), ...comingDays(dates.calendar, '')];
