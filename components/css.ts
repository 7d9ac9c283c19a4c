/** Marks a string as CSS, so that Prettier formats it and editors color it. */
export const css = String.raw;
