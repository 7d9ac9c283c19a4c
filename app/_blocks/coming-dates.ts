import dates from '@/content/dates';
import { dayAt } from '@/content/schema/days';
import school from '@/content/school';
import { activeNotices, comingDays, comingOpenHouses, freshOpenings } from '../_facts/dates';

/** The day that the site is built for. Tests set one, so that build and tests agree. */
const today = process.env.SITE_DAY || dayAt(new Date(), school.timeZone);

/** What every page says at its top. */
export const notices = activeNotices(dates, today);

/** What is still to come. */
export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates, today);
export const calendar = comingDays(dates.calendar, today);
