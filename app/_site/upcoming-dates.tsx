import { Section } from '@/components/section';
import { Subsection } from '@/components/subsection';
import { TextLink } from '@/components/text-link';
import { withLinks, withUnbrokenRanges } from '@/components/texts';
import programs from '@/content/programs';
import type { BlockOf } from '@/content/schema/blocks';
import { formatDay, formatDays, formatTime } from '@/content/schema/format';
import { inLanguage } from '@/content/schema/translated';
import { ownLanguage, type Language } from '../_data/language';
import { datesIn } from '../_data/dates';

type Kind = BlockOf<'dates'>['dates'][number];

/** A section with the dates of some kinds, if there are any. */
export function UpcomingDates({ show }: { show: Kind[] }) {
  const lists = DateLists({ show });
  return lists && <Section ground="sunk">{lists}</Section>;
}

/** Open places, open houses and days of the school's calendar, or other words if there are none. */
export function DateLists(props: { show: Kind[]; otherwise?: string; language?: Language }) {
  const { show, otherwise, language: { lang, locale } = ownLanguage } = props;
  const words = datesIn(lang);
  const openings = show.includes('openings') && words.openings;
  const visits = show.includes('openHouses') ? words.openHouses : [];
  const days = show.includes('calendar') ? words.calendar : [];
  if (!openings && !visits.length && !days.length) {
    return otherwise && <p className="max-w-measure">{withLinks(otherwise)}</p>;
  }
  const saveDates = (
    <p className="mt-3 print:hidden">
      <TextLink href="/downloads/dates.ics">{words.saveDates}</TextLink>
    </p>
  );
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 md:grid-cols-2">
      {openings && (
        <Subsection id="openings" heading={words.openingsHeading}>
          <dl className="mt-3 border-t border-line">
            {openings.programs.map(({ program, places }) => (
              <div key={program} className={row}>
                <dt className="font-medium">{nameOf(program, lang)}</dt>
                <dd>{places}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-small text-ink-soft">
            {words.asOf} {formatDay(openings.asOf, locale)}
          </p>
        </Subsection>
      )}
      {visits.length > 0 && (
        <Subsection id="open-houses" heading={words.openHousesHeading}>
          <ul className="mt-3 border-t border-line">
            {visits.map(({ date, from, to }) => (
              <li key={date + from} className={row}>
                <time dateTime={`${date}T${from}`}>
                  {withUnbrokenRanges(
                    `${formatDay(date, locale)}, ${formatTime(from, locale)}-${formatTime(to, locale)}`,
                  )}
                </time>
              </li>
            ))}
          </ul>
          {!days.length && saveDates}
        </Subsection>
      )}
      {days.length > 0 && (
        <Subsection id="calendar" heading={words.calendarHeading}>
          <dl className="mt-3 border-t border-line">
            {days.map((day) => (
              <div key={day.date + day.name} className={row}>
                <dt className="font-medium">
                  {day.name}
                  {day.closed && (
                    <span className="font-normal text-ink-soft"> · {words.closed}</span>
                  )}
                </dt>
                <dd>
                  <time dateTime={day.date}>{withUnbrokenRanges(formatDays(day, locale))}</time>
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

/** The name of a program, which a school may also write by its id. */
function nameOf(program: string, lang?: string): string {
  return inLanguage(programs, lang).programs.find(({ id }) => id === program)?.name ?? program;
}

const row = 'justify-between gap-x-6 border-b border-line py-3 sm:flex sm:flex-wrap';
