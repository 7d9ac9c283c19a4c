import { z } from 'zod';
import { endOf } from './days';
import { day, listOf, translatedLink } from './fields';
import { label, text } from './text';
import { translated } from './translated';

/** A time of day on the 24-hour clock. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time on the 24-hour clock, like 09:30',
  abort: true,
});

/** A day, or a day with a time of day. */
const dayOrHour = z.union(
  [day, z.templateLiteral([day, ' ', time])],
  'a day like 2024-10-05, or a day and a time like 2024-10-05 06:00',
);

const notice = z
  .strictObject({
    /** What everybody must know now: “Closed Monday for ice”. */
    text: translated(text.max(200)),
    /** The first day, `2024-12-01`, or the hour of a day, `2024-12-01 06:00`. */
    from: dayOrHour,
    /** The last day, which is included, or the hour of a day. */
    until: dayOrHour,
    link: translatedLink.optional(),
  })
  .refine(({ from, until }) => from < endOf(until), 'must end later than it begins');
export type Notice = z.output<typeof notice>;

const openHouse = z
  .strictObject({ date: day, from: time, to: time })
  .refine(({ from, to }) => from < to, 'must end later than it begins');
export type OpenHouse = z.output<typeof openHouse>;

const openings = z.strictObject({
  /** The day on which this was true. A month later it is no longer shown. */
  asOf: day,
  programs: listOf({
    /** The program's name. */
    program: translated(text.max(60)),
    /** What is open: “two places, mornings”. */
    places: translated(text.max(100)),
  }),
});
export type Openings = z.output<typeof openings>;

const calendarDay = z
  .strictObject({
    date: day,
    /** The last day, where there is more than one. */
    to: day.optional(),
    /** “First day of school”, “Parent-teacher conferences”. */
    name: translated(text.max(80)),
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
    /** The day from which every page says this as a notice, until the last day is over. */
    noticeFrom: day.optional(),
  })
  .refine(({ date, to }) => !to || date < to, 'must end on a later day than it begins')
  .refine(
    ({ date, to = date, noticeFrom = to }) => noticeFrom <= to,
    'ends before its “noticeFrom”',
  );
export type CalendarDay = z.output<typeof calendarDay>;

const schema = z
  .strictObject({
    openingsHeading: translated(label(40)),
    /** Before the day of the open places: “As of”. */
    asOf: translated(label(20)),
    openHousesHeading: translated(label(40)),
    calendarHeading: translated(label(40)),
    /** After the name of a day on which the school is closed. */
    closed: translated(label(30)),
    /** The link to the calendar file. */
    saveDates: translated(label(60)),
    /** What stands at the top of every page for some days or hours: the school is closed for ice. */
    notices: z.array(notice).default([]),
    /** Open places by program. Leave it out when there is nothing to say. */
    openings: openings.optional(),
    /** Days on which families may come without an appointment. A day that is past is not shown. */
    openHouses: z.array(openHouse).default([]),
    /** First day, closures, conferences. A day that is past is not shown. */
    calendar: z.array(calendarDay).default([]),
  })
  .meta({ file: 'content/dates.ts' });
export default schema;
export type Dates = z.output<typeof schema>;
