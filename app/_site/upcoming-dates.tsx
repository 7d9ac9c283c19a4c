import type { ReactNode } from 'react';
import { withBasePath } from '@/components/with-base-path';
import { Hours } from '@/components/hours';
import { Section } from '@/components/section';
import dates from '@/content/dates';
import { formatDay, formatDays, formatTime } from '@/content/schema/format';
import { calendar, openHouses, openings } from '../_data/dates';

/**
 * Open places and open houses, where there are any to speak of.
 *
 * @param withCalendar whether the days of the school's calendar stand there too
 */
export function UpcomingDates({ withCalendar = false }: { withCalendar?: boolean }) {
  const days = withCalendar ? calendar : [];
  if (!openings && !openHouses.length && !days.length) return null;
  return (
    <Section ground="sunk">
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        {openings && (
          <Dates id="openings" heading={dates.openingsHeading}>
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
          </Dates>
        )}
        {openHouses.length > 0 && (
          <Dates id="open-houses" heading={dates.openHousesHeading}>
            <ul className="mt-3 border-t border-line">
              {openHouses.map(({ date, from, to }) => (
                <li key={date + from} className={row}>
                  <time dateTime={`${date}T${from}`}>
                    <Hours text={`${formatDay(date)}, ${formatTime(from)}-${formatTime(to)}`} />
                  </time>
                </li>
              ))}
            </ul>
            {!days.length && <SaveDates />}
          </Dates>
        )}
        {days.length > 0 && (
          <Dates id="calendar" heading={dates.calendarHeading}>
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
                      <Hours text={formatDays(day)} />
                    </time>
                  </dd>
                </div>
              ))}
            </dl>
            <SaveDates />
          </Dates>
        )}
      </div>
    </Section>
  );
}

const row = 'justify-between gap-x-6 border-b border-line py-3 sm:flex sm:flex-wrap';

function SaveDates() {
  return (
    <p className="mt-3 print:hidden">
      <a
        href={withBasePath('/downloads/dates.ics')}
        className="inline-flex min-h-11 min-w-11 items-center"
      >
        {dates.saveDates}
      </a>
    </p>
  );
}

function Dates({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
