import dates from '@/content/dates';
import school from '@/content/school';
import { absoluteUrl } from '../../_facts/addresses';
import { allDays, today } from '../../_facts/coming-dates';
import { calendarFile } from '../../_facts/calendar-file';

export const dynamic = 'force-static';

/** The dates for a parent's calendar, past days too. */
export function GET() {
  return new Response(calendarFile(school, allDays, today, dates.closed, absoluteUrl('/')), {
    headers: { 'Content-Type': 'text/calendar' },
  });
}
