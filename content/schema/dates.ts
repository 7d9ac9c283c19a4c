import { z } from 'zod';
import { day, link } from './fields';
import { label, prose, text } from './text';

const notice = z
  .strictObject({
    /** What everybody must know now: “Closed Monday for ice”. */
    text,
    from: day,
    /** The last day on which the notice shows. */
    until: day,
    link: link.optional(),
  })
  .refine(({ from, until }) => from <= until, 'must not end before it begins');
export type Notice = z.output<typeof notice>;

const event = z
  .strictObject({
    date: day,
    /** The last day, if there is more than one. */
    until: day.optional(),
    /** When it is, in words: “10am-noon”. Leave it out if it is for the whole day. */
    time: label.optional(),
    /** “Open house”, “First day of school”, “Parent-teacher conferences”. */
    name: label,
    /** Where it is, if it is not at the school: “Town Library, 3 Main Street”. */
    place: label.optional(),
    /** A sentence about it. */
    text: prose.optional(),
    /** A link below it: to RSVP, to a flyer. */
    link: link.optional(),
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
  })
  .refine(({ date, until = date }) => date <= until, 'must not end before it begins');
export type Event = z.output<typeof event>;

const schema = z
  .strictObject({
    /** Above the events on the home page. */
    heading: label,
    /** After the name of an event for which the school is closed. */
    closed: label,
    /** Notices at the top of every page for some days: the school is closed for ice. */
    notices: z.array(notice).default([]),
    /** The link to a page with the block `events`. With it, the home page lists only the next five. */
    all: link.optional(),
    /** Open houses, first days, closures, conferences. Pages do not show past events. */
    events: z.array(event).default([]),
  })
  .meta({ file: 'content/dates.ts' });
export default schema;

/** The date of a moment in a time zone, as `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  // Canadian English writes dates as 2024-10-05.
  return moment.toLocaleDateString('en-CA', { timeZone });
}
