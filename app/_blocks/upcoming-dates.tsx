import { Section, Subsection } from '@/components/section';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenRanges } from '@/components/texts';
import dates from '@/content/dates';
import programs from '@/content/programs';
import type { BlockOf } from '@/content/schema/blocks';
import type { CalendarDay } from '@/content/schema/dates';
import { formatDay, formatDays } from '@/content/schema/format';
import school from '@/content/school';
import { locationOf } from '../_facts/dates';
import { absoluteUrl } from '../_facts/addresses';
import { calendar, openHouses, openings } from '../_facts/coming-dates';

type Kind = BlockOf<'dates'>['dates'][number];

/** A section with dates of the kinds in `show`; empty if there are none. */
export function UpcomingDates({ show }: { show: Kind[] }) {
  const lists = DateLists({ show });
  return lists && <Section background="sunk">{lists}</Section>;
}

/** Open places, open houses and calendar days, or the words `otherwise` if there are none. */
export function DateLists({ show, otherwise }: { show: Kind[]; otherwise?: string }) {
  const open = show.includes('openings') && openings;
  const visits = show.includes('openHouses') ? openHouses : [];
  const days = show.includes('calendar') ? calendar : [];
  if (!open && !visits.length && !days.length) {
    return otherwise && <p className="max-w-measure">{withLinks(otherwise)}</p>;
  }
  const saveDates = (
    <p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
      <TextLink href="/downloads/dates.ics">{dates.saveDates}</TextLink>{' '}
      {dates.subscribe && <TextLink href={subscription}>{dates.subscribe}</TextLink>}
    </p>
  );
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
      {open && (
        <Subsection id="openings" heading={dates.openingsHeading}>
          <dl className="mt-3 border-t border-line">
            {open.programs.map(({ program, places }) => (
              <div key={program} className={row}>
                <dt className="font-medium">{nameOf(program)}</dt>
                <dd>{places}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-ink-soft">
            {dates.asOf} {formatDay(open.asOf)}
          </p>
        </Subsection>
      )}
      {visits.length > 0 && (
        <Subsection id="open-houses" heading={dates.openHousesHeading}>
          <ul className="mt-3 border-t border-line">
            {visits.map((visit, index) => (
              <li key={index} className={row}>
                <When {...visit} />
              </li>
            ))}
          </ul>
          {!days.length && saveDates}
        </Subsection>
      )}
      {days.length > 0 && (
        <Subsection id="calendar" heading={dates.calendarHeading}>
          <dl className="mt-3 border-t border-line">
            {days.map((day, index) => (
              <div key={index} className={row}>
                <dt className="font-medium">
                  {day.name}
                  {day.closed && (
                    <span className="font-normal text-ink-soft"> · {dates.closed}</span>
                  )}
                </dt>
                <dd>
                  <When {...day} />
                </dd>
              </div>
            ))}
          </dl>
          {saveDates}
        </Subsection>
      )}
    </div>
  );
}

/** The calendar file as an address to which calendars subscribe. They ask for it again each day. */
const subscription = absoluteUrl('/downloads/dates.ics').replace(/^https?/, 'webcal');

/** When and where an event is, and its link. */
function When(event: CalendarDay) {
  const { name } = locationOf(event, school);
  const start = [event.date, event.from].filter(Boolean).join('T');
  return (
    <>
      <time dateTime={start}>{withUnbrokenRanges(formatDays(event))}</time>
      {name && <span className="block text-ink-soft">{name}</span>}
      {event.link && (
        <span className="block">
          <TextLink href={event.link.href}>{event.link.label}</TextLink>
        </span>
      )}
    </>
  );
}

/** The name of a program that the school wrote as a name or as an id. */
function nameOf(program: string): string {
  return programs.programs.find(({ id }) => id === program)?.name ?? program;
}

const row = 'justify-between gap-x-6 border-b border-line py-3 sm:flex sm:flex-wrap';
