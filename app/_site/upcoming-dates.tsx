import { withBasePath } from '@/components/with-base-path';
import { Section } from '@/components/section';
import { dates } from '@/content/dates';
import { dayInWords, openHouses, openings, timeInWords } from './current-dates';

/** Open places and open houses, where there are any to speak of. */
export function UpcomingDates() {
  if (!openings && !openHouses.length) return null;
  return (
    <Section ground="sunk">
      <div className="grid gap-10 md:grid-cols-2">
        {openings && (
          <section aria-labelledby="openings">
            <h2 id="openings" className="font-display text-heading">
              {dates.openingsHeading}
            </h2>
            <dl className="mt-3 border-t border-line">
              {openings.programs.map(({ program, places }) => (
                <div
                  key={program}
                  className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3"
                >
                  <dt className="font-medium">{program}</dt>
                  <dd>{places}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-small text-ink-soft">As of {dayInWords(openings.asOf)}</p>
          </section>
        )}
        {openHouses.length > 0 && (
          <section aria-labelledby="open-houses">
            <h2 id="open-houses" className="font-display text-heading">
              {dates.openHousesHeading}
            </h2>
            <ul className="mt-3 border-t border-line">
              {openHouses.map(({ date, from, to }) => (
                <li key={date + from} className="border-b border-line py-3">
                  <time dateTime={`${date}T${from}`}>
                    {dayInWords(date)}, {timeInWords(from)}-{timeInWords(to)}
                  </time>
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <a
                href={withBasePath('/downloads/open-houses.ics')}
                className="inline-flex min-h-11 items-center"
              >
                {dates.saveDates}
              </a>
            </p>
          </section>
        )}
      </div>
    </Section>
  );
}
