import type { BlockOf } from '@/content/schema/parts/blocks';
import { drawings } from './life-size';

type Height = BlockOf<'heights'>['heights'][number];

/** How many letters fit on a line on the narrowest phones, on each side of the jamb. */
const letters = { ours: 20, theirs: 8 };
/** Where the printed sheets begin. */
export const sheets = [0, 250, 500, 750, 1000];
const textLine = 5;
const gap = 1.5;

/**
 * Sorts heights from the top down and finds a place for each name: below its line, above it, or else further down. A
 * name touches no line, no drawing, no other name and no cut between the printed sheets. All y coordinates are in
 * millimeters below the top of the jamb, which is 125 cm high.
 */
export function placeNames(side: keyof typeof letters, heights: Height[]) {
  const marks = heights
    .toSorted((a, b) => b.cm - a.cm)
    .map((height) => ({
      ...height,
      ...(height.thing && drawings[height.thing]),
      side,
      y: 1250 - 10 * height.cm,
    }));
  const hasThings = heights.some(({ thing }) => thing);
  const taken = [
    { from: -Infinity, to: 0 },
    ...sheets.map((y) => ({ from: y, to: y })),
    ...marks.map(({ y, above = 0, below = 0 }) => ({ from: y - above, to: y + below })),
    { from: hasThings ? 1250 - drawings.shoes.above : 1250, to: 1250 },
  ];
  return marks.map((mark) => {
    // The name, and two lines for inches and centimeters.
    const room = textLine * (Math.ceil(mark.name.length / letters[side]) + 2);
    const isFree = (top: number) =>
      taken.every(({ from, to }) => top + room <= from - gap || top >= to + gap);
    let nameY = mark.y + gap;
    if (!isFree(nameY)) nameY = mark.y - (mark.above ?? 0) - gap - room;
    while (!isFree(nameY) && nameY < 1250 - room) nameY += 0.5;
    taken.push({ from: nameY, to: nameY + room });
    return { ...mark, nameY };
  });
}

/** A height with the y coordinates of its line and of its name. */
export type Mark = ReturnType<typeof placeNames>[number];
