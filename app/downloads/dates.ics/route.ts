import dates from '@/content/dates';
import school from '@/content/school';
import { absoluteUrl } from '../../_facts/addresses';
import { calendar, openHouses } from '../../_facts/coming-dates';
import { calendarFile } from '../../_facts/calendar-file';

export const dynamic = 'force-static';

/** The coming dates for a parent's calendar. The finishing step deletes this file if no page links to it. */
export function GET() {
  const days = [...openHouses, ...calendar];
  return new Response(calendarFile(school, days, dates.closed, absoluteUrl('/')), {
    headers: { 'Content-Type': 'text/calendar' },
  });
}
