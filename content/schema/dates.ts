import { z } from 'zod';
import { day, link } from './parts/fields';
import { label, prose, text } from './parts/text';

const notice = z
  .strictObject({
    /** “Closed Monday for ice”. */
    text,
    from: day,
    /** The last day. */
    until: day,
    link: link.optional(),
  })
  .refine(({ from, until }) => from <= until, 'ends before it begins. Correct one of its dates.');
export type Notice = z.output<typeof notice>;

const event = z
  .strictObject({
    date: day,
    /** The last day of an event that takes several. */
    until: day.optional(),
    /** “10am-noon”. Leave it out for all-day events. */
    time: label.optional(),
    /** “Open house”, “First day of school”, “Parent-teacher conferences”. */
    name: label,
    /** Only if it isn't at the school: “Town Library, 3 Main Street”. */
    place: label.optional(),
    text: prose.optional(),
    /** To RSVP, to a flyer. */
    link: link.optional(),
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
  })
  .refine(
    ({ date, until = date }) => date <= until,
    'ends before it begins. Correct one of its dates.',
  );
export type SchoolEvent = z.output<typeof event>;

const schema = z.strictObject({
  /** The heading of the events on the home page. */
  heading: label,
  /** Follows the name of an event if the school is closed. */
  closed: label,
  /** Shown at the top of every page, from one day through another. */
  notices: z.array(notice).default([]),
  /** A link to a page with the `events` block. It limits the home page to the next five. */
  all: link.optional(),
  /** Open houses, first days, closures, conferences. Past events don't show. */
  events: z.array(event).default([]),
});
export default schema;

/** The date in a time zone, like `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  // Canadian English uses this format.
  return moment.toLocaleDateString('en-CA', { timeZone });
}
