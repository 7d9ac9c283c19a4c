/** A common size of a desktop window, in CSS pixels. */
export const desktop = { width: 1280, height: 800 };

/** A common size of an upright tablet, in CSS pixels. */
export const tablet = { width: 820, height: 1180 };

/** A common size of a phone's screen, in CSS pixels. */
export const phone = { width: 390, height: 844 };

/** Common widths in CSS pixels, from the smallest phone to a large monitor. */
export const widths = [320, 390, 768, 1024, 1280, 1920];
