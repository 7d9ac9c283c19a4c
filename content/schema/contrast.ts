/** The contrast ratio of two luminances (WCAG 2.2, definition of “contrast ratio”). */
export function contrastRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * The relative luminance of a color (WCAG 2.2, definition of “relative luminance”).
 *
 * @param rgb red, green and blue from 0 to 255; any further values, such as an opacity, do not count
 */
export function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
