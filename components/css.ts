/**
 * Marks a string as CSS, so that Prettier formats it and editors color it. Write long styles in `.ts` files, because
 * Tailwind takes words like `static` in `.tsx` files for classes, which every page then has.
 */
export const css = String.raw;
