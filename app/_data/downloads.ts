import { createHash } from 'node:crypto';
import { formatPostalAddress } from '@/content/schema/format';
import type { CalendarDay, OpenHouse } from '@/content/schema/dates';
import type { School } from '@/content/schema/school';

/**
 * The school as a contact to keep: vCard 3.0 (RFC 2426), which every telephone understands.
 *
 * @param telephone the number as a link, `tel:+14135550142`
 * @param url the address of the home page
 */
export function contactCard(school: School, telephone: string, url: string): string {
  const { street, town, state = '', postalCode = '' } = school.postalAddress;
  return lines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(school.name)}`,
    `N:;${escaped(school.name)};;;`,
    `ORG:${escaped(school.name)}`,
    // Telephones dial an extension after a pause, which is a comma.
    `TEL;TYPE=WORK,VOICE:${telephone.replace('tel:', '').replace(';ext=', ',')}`,
    `EMAIL;TYPE=WORK:${school.email}`,
    `ADR;TYPE=WORK:;;${[street, town, state, postalCode].map(escaped).join(';')};`,
    `URL:${url}`,
    'END:VCARD',
  ]);
}

/**
 * Open houses and days of the school's calendar to keep: iCalendar (RFC 5545). Times have no zone:
 * they are the school's, wherever the calendar is.
 *
 * @param url the address of the home page, whose host makes the events' names unique
 */
export function calendarFile(
  school: School,
  dates: {
    openHousesHeading: string;
    closed: string;
    openHouses: OpenHouse[];
    calendar: CalendarDay[];
  },
  url: string,
): string {
  const host = new URL(url).hostname;
  const location = `LOCATION:${escaped(formatPostalAddress(school.postalAddress).join(', '))}`;
  return lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(school.name)}//Dates//EN`,
    ...dates.openHouses.flatMap(({ date, from, to }) => [
      'BEGIN:VEVENT',
      `UID:open-house-${stamp(date, from)}@${host}`,
      `DTSTAMP:${stamp(date, from)}Z`,
      `DTSTART:${stamp(date, from)}`,
      `DTEND:${stamp(date, to)}`,
      `SUMMARY:${escaped(`${dates.openHousesHeading}, ${school.name}`)}`,
      location,
      'END:VEVENT',
    ]),
    ...dates.calendar.flatMap((day) => [
      'BEGIN:VEVENT',
      `UID:day-${compact(day.date)}-${shortHash(day.name)}@${host}`,
      `DTSTAMP:${stamp(day.date, '00:00')}Z`,
      `DTSTART;VALUE=DATE:${compact(day.date)}`,
      // The end of whole days is the day after the last (RFC 5545, section 3.6.1).
      `DTEND;VALUE=DATE:${compact(dayAfter(day.to ?? day.date))}`,
      `SUMMARY:${escaped([day.name, day.closed && dates.closed, school.name].filter(Boolean).join(', '))}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** Tells days of one date apart, in every build alike: a calendar that has one knows it again. */
function shortHash(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 8);
}

/** `20241005T100000` */
function stamp(date: string, time: string): string {
  return `${compact(date)}T${time.replace(':', '')}00`;
}

/** `20241005` */
function compact(date: string): string {
  return date.replaceAll('-', '');
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** Both formats end every line with CRLF and fold the long ones. */
function lines(content: string[]): string {
  return content.map((line) => `${folded(line)}\r\n`).join('');
}

/**
 * A line in pieces of at most 75 octets, each but the first after a space (RFC 5545, section 3.1;
 * RFC 2426, section 2.6). No character is torn apart.
 */
function folded(line: string): string {
  const pieces = [''];
  let room = 75;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      pieces.push('');
      room = 74;
    }
    pieces[pieces.length - 1] += character;
    room -= octets;
  }
  return pieces.join('\r\n ');
}
