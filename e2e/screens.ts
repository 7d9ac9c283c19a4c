/** A common size of a computer's window. */
export const desktop = { width: 1280, height: 800 };

/** A common size of a phone's screen. */
export const phone = { width: 390, height: 844 };
