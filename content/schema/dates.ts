import { z } from 'zod';
import { day, link } from './parts/fields';
import { label, prose, text } from './parts/text';

const notice = z
  .strictObject({
    /** The notice: “Closed Monday for ice”. */
    text,
    /** The first day it shows: `"2030-12-01"`. */
    from: day,
    /** The last day it shows: `"2030-12-02"`. */
    until: day,
    link: link.optional(),
  })
  .refine(({ from, until }) => from <= until, 'ends before it begins. Correct one of its dates.');
export type Notice = z.output<typeof notice>;

const event = z
  .strictObject({
    /** The day of the event: `"2030-10-05"`. */
    date: day,
    /** The last day of an event that takes several days. */
    until: day.optional(),
    /** The time: “10am-noon”. All-day events have none. */
    time: label.optional(),
    /** The event: “Open house”, “First day of school”, “Parent-teacher conferences”. */
    name: label,
    /** Where it is, if it isn't at the school: “Town Library, 3 Main Street”. */
    place: label.optional(),
    text: prose.optional(),
    /** A link to a flyer or a form: `{ label: "RSVP", href: "/contact" }`. */
    link: link.optional(),
    /** Whether the school is closed. The default is `false`. */
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
  /** The text after an event's name if the school is closed: “No school”. */
  closed: label,
  /** Notices at the top of every page, each from one day through another. By default, there aren't any. */
  notices: z.array(notice).default([]),
  /** A link to a page with an `events` block. With it, the home page shows only the next five events. */
  all: link.optional(),
  /** Open houses, first days, closures and conferences. The site leaves out past events. By default, there aren't any. */
  events: z.array(event).default([]),
});
export default schema;
