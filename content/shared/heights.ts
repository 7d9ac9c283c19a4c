/** The highest height that a `heights` block has room for, in centimeters. */
export const highest = 125;
