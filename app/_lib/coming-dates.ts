import dates from '@/content/dates';
import { dayAt } from '@/content/schema/dates';
import school from '@/content/school';
import { activeNotices, comingEvents } from './dates';

/** The day for which the site is built. Tests set `SITE_DAY`, so that they and the build agree. */
const today = process.env.SITE_DAY || dayAt(new Date(), school.timeZone);

export const notices = activeNotices(dates.notices, today);
export const events = comingEvents(dates.events, today);
