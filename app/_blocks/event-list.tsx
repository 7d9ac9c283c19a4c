import { TextLink } from '@/components/text-link';
import { withLinks } from '@/components/with-links';
import dates from '@/content/dates';
import { formatDays } from '@/content/format/days';
import school from '@/content/school';
import { events } from '../_lib/coming-dates';

/** The next `count` events, or all of them, in the site's language. */
export function EventList({ count }: { count?: number }) {
  return (
    <dl lang={school.locale} className="border-t border-line">
      {events.slice(0, count).map((event, index) => (
        <div
          key={index}
          className="justify-between gap-x-6 border-b border-line py-3 sm:flex sm:flex-wrap"
        >
          <dt className="font-medium">
            {event.name}
            {event.closed && <span className="font-normal text-ink-soft"> · {dates.closed}</span>}
          </dt>
          <dd>
            <time dateTime={event.date}>{formatDays(event, school.locale)}</time>
            {event.place && <span className="block text-ink-soft">{event.place}</span>}
            {event.text && <span className="block">{withLinks(event.text)}</span>}
            {event.link && (
              <span className="block">
                <TextLink href={event.link.href}>{event.link.label}</TextLink>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
