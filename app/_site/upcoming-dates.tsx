import { Section } from '@/components/section';
import { Subsection } from '@/components/subsection';
import { TextLink } from '@/components/text-link';
import { UnbrokenRanges } from '@/components/unbroken-ranges';
import dates from '@/content/dates';
import { formatDay, formatDays, formatTime } from '@/content/schema/format';
import { calendar, openHouses, openings } from '../_data/dates';

/**
 * Open places and open houses, if there are any.
 *
 * @param withCalendar whether to show the days of the school's calendar, too
 */
export function UpcomingDates({ withCalendar = false }: { withCalendar?: boolean }) {
  const days = withCalendar ? calendar : [];
  if (!openings && !openHouses.length && !days.length) return null;
  return (
    <Section ground="sunk">
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
        {openings && (
          <Subsection id="openings" heading={dates.openingsHeading}>
            <dl className="mt-3 border-t border-line">
              {openings.programs.map(({ program, places }) => (
                <div key={program} className={row}>
                  <dt className="font-medium">{program}</dt>
                  <dd>{places}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-small text-ink-soft">
              {dates.asOf} {formatDay(openings.asOf)}
            </p>
          </Subsection>
        )}
        {openHouses.length > 0 && (
          <Subsection id="open-houses" heading={dates.openHousesHeading}>
            <ul className="mt-3 border-t border-line">
              {openHouses.map(({ date, from, to }) => (
                <li key={date + from} className={row}>
                  <time dateTime={`${date}T${from}`}>
                    <UnbrokenRanges
                      text={`${formatDay(date)}, ${formatTime(from)}-${formatTime(to)}`}
                    />
                  </time>
                </li>
              ))}
            </ul>
            {!days.length && <SaveDates />}
          </Subsection>
        )}
        {days.length > 0 && (
          <Subsection id="calendar" heading={dates.calendarHeading}>
            <dl className="mt-3 border-t border-line">
              {days.map((day) => (
                <div key={day.date + day.name} className={row}>
                  <dt className="font-medium">
                    {day.name}
                    {day.closed && (
                      <span className="font-normal text-ink-soft"> · {dates.closed}</span>
                    )}
                  </dt>
                  <dd>
                    <time dateTime={day.date}>
                      <UnbrokenRanges text={formatDays(day)} />
                    </time>
                  </dd>
                </div>
              ))}
            </dl>
            <SaveDates />
          </Subsection>
        )}
      </div>
    </Section>
  );
}

const row = 'justify-between gap-x-6 border-b border-line py-3 sm:flex sm:flex-wrap';

function SaveDates() {
  return (
    <p className="mt-3 print:hidden">
      <TextLink href="/downloads/dates.ics">{dates.saveDates}</TextLink>
    </p>
  );
}
