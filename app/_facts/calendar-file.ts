import { createHash } from 'node:crypto';
import ICAL from 'ical.js';
import { formatPostalAddress } from '@/content/schema/format';
import type { CalendarDay } from '@/content/schema/dates';
import type { School } from '@/content/schema/school';
import { locationOf } from './dates';

/**
 * Open houses and calendar days as iCalendar (RFC 5545). Times are in UTC, counted from the school's
 * time zone, so every calendar shows the right hour. An event keeps its UID if its hours or its place change, so a
 * calendar recognizes an event that it already has.
 *
 * @param today the day of the build
 * @param closed the words to print after the name of a day on which the school is closed
 * @param url the URL of the home page, whose host makes the UIDs unique
 */
export function calendarFile(
  school: School,
  days: CalendarDay[],
  today: string,
  closed: string,
  url: string,
): string {
  const { hostname } = new URL(url);
  const ids = new Set<string>();
  const events = days.map(({ date, to = date, from, until, name, link, ...day }) => {
    let id = `day-${digits(date)}-${shortHash([name, day.campus])}`;
    while (ids.has(id)) id += '-next';
    ids.add(id);
    const start = from ? instant(date, from, school.timeZone) : NaN;
    // Without an end, an event would have no length.
    const end = until ? instant(date, until, school.timeZone) : start + 3_600_000;
    const { name: place, postalAddress } = locationOf(day, school);
    const address = postalAddress ? formatPostalAddress(postalAddress) : [];
    const location = text('location', [place, ...address].filter(Boolean).join(', '));
    const properties = [
      text('uid', `${id}@${hostname}`),
      time('dtstamp', Date.parse(today)),
      ...(from
        ? [time('dtstart', start), time('dtend', end)]
        : // An event without hours ends on the day after its last one (RFC 5545, section 3.6.1).
          [
            ['dtstart', {}, 'date', date],
            ['dtend', {}, 'date', dayAfter(to)],
          ]),
      text('summary', [name, day.closed && closed, school.name].filter(Boolean).join(', ')),
      ...(from || day.campus || day.place ? [location] : []),
      ...(from ? [] : [text('transp', 'TRANSPARENT')]),
      ...(link ? [['url', {}, 'uri', new URL(link.href.replace(/^\//, ''), url).href]] : []),
    ];
    return ['vevent', properties, []];
  });
  const calendar = [
    text('version', '2.0'),
    text('prodid', `-//${school.name}//Dates//EN`),
    text('name', school.name),
    // Older calendars know only this name.
    text('x-wr-calname', school.name),
    ['refresh-interval', {}, 'duration', 'P1D'],
  ];
  return ICAL.stringify(['vcalendar', calendar, events]);
}

/** A property in jCal (RFC 7265, section 3.4). */
function text(name: string, value: string) {
  return [name, {}, 'text', value];
}

function time(name: string, instant: number) {
  return [name, {}, 'date-time', new Date(instant).toISOString().replace('.000', '')];
}

/** The moment of an hour in a time zone, in milliseconds. */
function instant(date: string, hour: string, timeZone: string): number {
  const inUtc = Date.parse(`${date}T${hour}Z`);
  const offsetAt = (moment: number) =>
    Date.parse(`${new Date(moment).toLocaleString('sv', { timeZone })}Z`) - moment;
  return inUtc - offsetAt(inUtc - offsetAt(inUtc));
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
