/** The contrast ratio of two relative luminances, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The relative luminance of red, green and blue from 0 to 255 (WCAG 2.2). Ignores an alpha value. */
export function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
