/** A common size of a computer's window. */
export const desktop = { width: 1280, height: 800 };

/** A common size of a phone's screen. */
export const phone = { width: 390, height: 844 };

/** Common widths of screens, from the smallest phone to a large monitor. */
export const widths = [320, 390, 768, 1024, 1280, 1920];
