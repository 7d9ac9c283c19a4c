/** The date of a moment in a time zone, as `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone });
}

/** Whether pages still show open places today. They show them for a month from the date `asOf`. */
export function areFresh(asOf: string, today: string): boolean {
  const days = (Date.parse(today) - Date.parse(asOf)) / 86_400_000;
  return days >= 0 && days < 31;
}
