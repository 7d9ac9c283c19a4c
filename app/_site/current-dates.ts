import { dates } from '@/content/dates';
import type { OpenHouse, Openings } from '@/content/schema';

/** How long open places are believed after their day, in days. */
const FRESH_DAYS = 31;

/** The day of the build where the school's editors are, as `2024-10-05`. */
const today = new Date().toLocaleDateString('en-CA');

/** The open places, while they are younger than a month. */
export function freshOpenings(openings: Openings | undefined, on: string): Openings | undefined {
  if (!openings) return undefined;
  const age = (Date.parse(on) - Date.parse(openings.asOf)) / 86_400_000;
  return age >= 0 && age < FRESH_DAYS ? openings : undefined;
}

/** The open houses that are still to come, the next one first. */
export function comingOpenHouses(openHouses: OpenHouse[], on: string): OpenHouse[] {
  return openHouses
    .filter(({ date }) => date >= on)
    .sort((a, b) => a.date.localeCompare(b.date) || a.from.localeCompare(b.from));
}

/** A day in words: `Saturday, October 5, 2024`. */
export function dayInWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'full',
    timeZone: 'UTC',
  });
}

/** A time as the school prints it: `10am`, `9:30am`. */
export function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

export const openings = freshOpenings(dates.openings, today);
export const openHouses = comingOpenHouses(dates.openHouses, today);
