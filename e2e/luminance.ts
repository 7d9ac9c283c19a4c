import { luminance } from '@/content/schema/contrast';

/** The luminance of a computed color, `rgb(250, 247, 240)`. */
export function luminanceOf(color: string): number {
  return luminance(color.match(/[\d.]+/g)!.map(Number));
}
