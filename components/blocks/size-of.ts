/** A length in half inches and centimeters: `33.5 inches, 85 cm`. */
export const sizeOf = (cm: number) =>
  `${Math.round((2 * cm) / 2.54) / 2} inches, ${Math.round(cm)} cm`;
