/** The date in the school's time zone, as `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone });
}

/** Whether the open places of a day are still shown today: for a month. */
export function areFresh(asOf: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  return days >= 0 && days < 31;
}
