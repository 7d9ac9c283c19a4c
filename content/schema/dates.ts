import { z } from 'zod';
import { anchor, day, listOf, link } from './fields';
import { label, text } from './text';

/** A time of day on the 24-hour clock. */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, {
    error: 'must be a time on the 24-hour clock, like 10:00, or 13:30 for 1:30pm',
    abort: true,
  })
  .overwrite((hours) => hours.padStart(5, '0'))
  .meta({ example: '10:00' });

const notice = z
  .strictObject({
    /** What everybody must know now: “Closed Monday for ice”. */
    text: text,
    /** The first day. A notice has no time of day, because the site is built once a day. */
    from: day,
    /** The last day on which the notice shows. */
    until: day,
    link: link.optional(),
  })
  .refine(({ from, until }) => from <= until, 'must not end before it begins');
export type Notice = z.output<typeof notice>;

/** Where the event is. Without either field, it is at the school's own address. */
const where = {
  /** The id of a campus in school.ts. */
  campus: anchor.meta({ is: 'campus' }).optional(),
  /** In words: “the barn”, “Town Library, 3 Main Street”. With a campus, it is a place on that campus. */
  place: label.optional(),
};

/** A link below it: to RSVP, to a flyer. */
const more = { link: link.optional() };

const openHouse = z
  .strictObject({ date: day, from: time, to: time, ...where, ...more })
  .refine(({ from, to }) => from < to, { error: ({ input }) => endsEarly(Object(input)) });

/** The clock has 24 hours: somebody who writes an end of 1:00 mostly means 13:00. */
function endsEarly({ from, to }: { from: string; to: string }): string {
  const afternoon = `${parseInt(to) + 12}${to.slice(2)}`;
  const isMeant = parseInt(to) < 12 && from < afternoon;
  return `must end later than it begins${isMeant ? `: write to: '${afternoon}'` : ''}`;
}

const openings = z.strictObject({
  /** The date of this information. After a month, pages no longer show it. */
  asOf: day,
  programs: listOf({
    /** The program's name. */
    program: label,
    /** The open places: “two places, mornings”. */
    places: label,
  }),
});
export type Openings = z.output<typeof openings>;

const calendarDay = z
  .strictObject({
    date: day,
    /** The last day, if there is more than one. */
    to: z.iso
      .date('must be the last day, written like 2030-10-05. For a time of day, write “until”')
      .meta({ is: 'day' })
      .optional(),
    /** When it begins, if it is not for the whole day: `'17:30'`. */
    from: time.optional(),
    /** When it ends. An open house calls this `to`, which is the last day here. */
    until: time.optional(),
    ...where,
    ...more,
    /** “First day of school”, “Parent-teacher conferences”. */
    name: label,
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
    /** The day from which every page shows this as a notice, until the last day is over. */
    noticeFrom: day.optional(),
  })
  .refine(({ date, to = date }) => date <= to, 'must not end before it begins')
  .refine(({ from, until }) => !until || (from && from < until), 'needs a “from” before “until”')
  .refine(({ from, to }) => !from || !to, 'has hours and a last day: write a row for each day')
  .refine(
    ({ date, to = date, noticeFrom = to }) => noticeFrom <= to,
    'has a “noticeFrom” after its last day: write an earlier one',
  );
export type CalendarDay = z.output<typeof calendarDay>;

const schema = z
  .strictObject({
    /** Above the list of open places. */
    openingsHeading: label,
    /** Before the day of the open places: “As of”. */
    asOf: label,
    openHousesHeading: label,
    calendarHeading: label,
    /** After the name of a day on which the school is closed. */
    closed: label,
    /** The link to the calendar file. */
    saveDates: label,
    /** The link with which a telephone or computer keeps the dates up to date. Leave it out to have none. */
    subscribe: label.optional(),
    /** Notices at the top of every page for some days: the school is closed for ice. */
    notices: z.array(notice).default([]),
    /** Open places by program. Leave it out when there is nothing to say. */
    openings: openings.optional(),
    /** Days on which families may come without an appointment. Pages do not show past days. */
    openHouses: z.array(openHouse).default([]),
    /** First day, closures, conferences. Pages do not show past days. */
    calendar: z.array(calendarDay).default([]),
  })
  .meta({ file: 'content/dates.ts' });
export default schema;
export type Dates = z.output<typeof schema>;
