import { z } from 'zod';
import { day } from './fields';
import { label, text } from './text';

/** A time of day on the 24-hour clock. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: 'must be a time on the 24-hour clock, like 09:30',
  abort: true,
});

const openHouse = z
  .strictObject({ date: day, from: time, to: time })
  .refine(({ from, to }) => from < to, 'must end later than it begins');
export type OpenHouse = z.output<typeof openHouse>;

const openings = z.strictObject({
  /** The day on which this was true. A month later it is no longer shown. */
  asOf: day,
  programs: z
    .array(
      z.strictObject({
        /** The program's name. */
        program: text.max(60),
        /** What is open: “two places, mornings”. */
        places: text.max(100),
      }),
    )
    .min(1),
});
export type Openings = z.output<typeof openings>;

const calendarDay = z
  .strictObject({
    date: day,
    /** The last day, where there is more than one. */
    to: day.optional(),
    /** “First day of school”, “Parent-teacher conferences”. */
    name: text.max(80),
    /** Whether the school is closed. */
    closed: z.boolean().default(false),
  })
  .refine(({ date, to }) => !to || date < to, 'must end on a later day than it begins');
export type CalendarDay = z.output<typeof calendarDay>;

const schema = z
  .strictObject({
    openingsHeading: label(40),
    /** Before the day of the open places: “As of”. */
    asOf: label(20),
    openHousesHeading: label(40),
    calendarHeading: label(40),
    /** After the name of a day on which the school is closed. */
    closed: label(30),
    /** The link to the calendar file. */
    saveDates: label(60),
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
