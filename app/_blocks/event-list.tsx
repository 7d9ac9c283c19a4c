import { TextLink } from '@/components/text-link';
import { withLinks } from '@/components/texts';
import dates from '@/content/dates';
import { formatDays, ownTag } from '@/content/schema/format';
import { events } from '../_lib/coming-dates';
import type { Language } from '../_lib/language';

/** The coming events, or the first `count` of them. They are in the school's own language, as notices are. */
export function EventList({ language, count }: { language?: Language; count?: number }) {
  return (
    <dl
      lang={language?.lang && ownTag}
      dir={language?.lang && 'auto'}
      className="border-t border-line"
    >
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
            <time dateTime={event.date}>{formatDays(event)}</time>
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
