/** A length in inches, to the nearest half, and in centimeters: `34 inches, 86 cm`. */
export const sizeOf = (cm: number) =>
  `${Math.round((2 * cm) / 2.54) / 2} inches, ${Math.round(cm)} cm`;
