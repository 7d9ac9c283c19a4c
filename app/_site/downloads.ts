import { dates } from '@/content/dates';
import { telephoneLink } from '@/content/links';
import type { OpenHouse } from '@/content/schema';
import { school } from '@/content/school';
import { absoluteUrl } from './page-metadata';

/** The school as a contact to keep: vCard 3.0 (RFC 2426), which every telephone understands. */
export function contactCard(): string {
  const { street, town, state = '', postalCode = '' } = school.address;
  return lines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(school.name)}`,
    `N:;${escaped(school.name)};;;`,
    `ORG:${escaped(school.name)}`,
    `TEL;TYPE=WORK,VOICE:${telephoneLink.replace('tel:', '')}`,
    `EMAIL;TYPE=WORK:${school.email}`,
    `ADR;TYPE=WORK:;;${[street, town, state, postalCode].map(escaped).join(';')};`,
    `URL:${absoluteUrl('/')}`,
    'END:VCARD',
  ]);
}

/**
 * Open houses as a calendar to keep: iCalendar (RFC 5545). Times have no zone: they are the
 * school's, wherever the calendar is.
 */
export function calendar(openHouses: OpenHouse[]): string {
  return lines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(school.name)}//Open house//EN`,
    ...openHouses.flatMap(({ date, from, to }) => [
      'BEGIN:VEVENT',
      `UID:open-house-${stamp(date, from)}@${new URL(absoluteUrl('/')).hostname}`,
      `DTSTAMP:${stamp(date, from)}Z`,
      `DTSTART:${stamp(date, from)}`,
      `DTEND:${stamp(date, to)}`,
      `SUMMARY:${escaped(`${dates.openHousesHeading}, ${school.name}`)}`,
      `LOCATION:${escaped(`${school.address.street}, ${school.address.town}`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}

/** `20241005T100000` */
function stamp(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

function escaped(value: string): string {
  return value.replace(/[\\,;]/g, '\\$&');
}

/** Both formats end every line with CRLF. */
function lines(content: string[]): string {
  return content.map((line) => `${line}\r\n`).join('');
}
