/** The date of a moment in a time zone, as `2024-10-05`. */
export function dayAt(moment: Date, timeZone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone });
}
