/** A usual computer's window. */
export const desktop = { width: 1280, height: 800 };

/** A usual telephone. */
export const phone = { width: 390, height: 844 };
