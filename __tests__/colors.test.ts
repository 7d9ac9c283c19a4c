import { contrastRatio, luminance } from '@/content/schema/parts/contrast';

// WCAG 2.2, “relative luminance” and “contrast ratio”
test.each([
  [[255, 255, 255], 1, 1],
  [[0, 0, 0, 0.5], 0, 21],
  [[119, 119, 119], 0.18447, 4.478],
  [[10, 10, 10], 0.00304, 19.798],
  [[255, 0, 0], 0.2126, 3.998],
  [[0, 0, 255], 0.0722, 8.592],
])('the color %j has a luminance of %d and a contrast of %d with white', (rgb, light, ratio) => {
  expect(luminance(rgb)).toBeCloseTo(light, 5);
  expect(contrastRatio(luminance(rgb), 1)).toBeCloseTo(ratio, 3);
  expect(contrastRatio(1, luminance(rgb))).toBeCloseTo(ratio, 3);
});
