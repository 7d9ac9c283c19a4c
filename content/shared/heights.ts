/** How many sheets the strip of a `heights` block has. Each is 25 cm high. */
export const sheetCount = 5;
/** The highest height that the strip has room for, in centimeters. */
export const highest = 25 * sheetCount;
