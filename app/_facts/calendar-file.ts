import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { formatPostalAddress } from '@/content/schema/format';
import type { CalendarDay } from '@/content/schema/dates';
import type { School } from '@/content/schema/school';
import { locationOf } from './dates';

/**
 * Open houses and calendar days as iCalendar (RFC 5545). Times have no zone, so every calendar shows
 * the school's local time. An event has the same UID in every build, so a calendar recognizes an event
 * that it already has.
 *
 * @param closed the words to print after the name of a day on which the school is closed
 * @param url the URL of the home page, whose host makes the UIDs unique
 */
export function calendarFile(
  school: School,
  days: CalendarDay[],
  closed: string,
  url: string,
): string {
  const { hostname } = new URL(url);
  const events = days.map(({ date, to = date, from, until, name, link, ...day }) => {
    const id = `day-${digits(date)}-${shortHash([name, from, day.campus])}`;
    const { name: place, postalAddress } = locationOf(day, school);
    const address = postalAddress ? formatPostalAddress(postalAddress) : [];
    const location = text('location', [place, ...address].filter(Boolean).join(', '));
    const properties = [
      text('uid', `${id}@${hostname}`),
      time('dtstamp', `${date}T${from ?? '00:00'}:00Z`),
      from ? time('dtstart', `${date}T${from}:00`) : ['dtstart', {}, 'date', date],
      ...(until ? [time('dtend', `${date}T${until}:00`)] : []),
      // An event without hours ends on the day after its last one (RFC 5545, section 3.6.1).
      ...(from ? [] : [['dtend', {}, 'date', dayAfter(to)]]),
      text('summary', [name, day.closed && closed, school.name].filter(Boolean).join(', ')),
      ...(from || day.campus || day.place ? [location] : []),
      ...(from ? [] : [text('transp', 'TRANSPARENT')]),
      ...(link ? [['url', {}, 'uri', new URL(link.href.replace(/^\//, ''), url).href]] : []),
    ];
    return ['vevent', properties, []];
  });
  const calendar = [text('version', '2.0'), text('prodid', `-//${school.name}//Dates//EN`)];
  return ICAL.stringify(['vcalendar', calendar, events]);
}

/** A property in jCal (RFC 7265, section 3.4). */
function text(name: string, value: string) {
  return [name, {}, 'text', value];
}

function time(name: string, value: string) {
  return [name, {}, 'date-time', value];
}

/** A hash that distinguishes events with the same date, and is the same in every build. */
function shortHash(parts: (string | undefined)[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex').slice(0, 8);
}

function digits(value: string): string {
  return value.replace(/\D/g, '');
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}
