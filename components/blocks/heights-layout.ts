import type { BlockOf } from '@/content/schema/parts/blocks';
import { highest, sheetCount } from '@/content/shared/heights';
import type { LifeSizeDrawing } from './life-size';

type Height = BlockOf<'heights'>['heights'][number] & {
  /** It stands on its line, unless it `hangs` from it. */
  drawing?: LifeSizeDrawing;
};

// All lengths are in millimeters, at actual size.

/** The height of the whole jamb. */
export const jambHeight = 10 * highest;
/** The height of a printed sheet between its cuts, and where the sheets begin. */
export const sheetHeight = 250;
export const sheets = Array.from({ length: sheetCount }, (_, index) => index * sheetHeight);
/** How much a sheet shows beyond each of its cuts. */
export const overlap = 4;
export const jambWidth = 12;
/** How far lines extend on each side. The block clips them. */
export const lineLength = 300;
/** How many letters of `text-body` fit on a line on the narrowest phones, on each side of the jamb. */
const letters = { ours: 18, family: 8 };
const textLine = 5;
const gap = 1.5;

/**
 * Sorts heights from the top down and finds a place for each name: below its line, above it, or else further down. A
 * name touches no line, no drawing, no other name and no cut between the printed sheets. All y coordinates are in
 * millimeters below the top of the jamb.
 *
 * @param onFloor the height of what stands on the floor
 */
export function placeNames(side: keyof typeof letters, heights: Height[], onFloor = 0) {
  const marks = heights
    .toSorted((a, b) => b.cm - a.cm)
    .map((height) => {
      const y = jambHeight - 10 * height.cm;
      const { height: thing = 0 } = height.drawing ?? {};
      const [from, to] = height.hangs ? [y, y + thing] : [y - thing, y];
      return { ...height, side, y, from, to };
    });
  const taken = [
    { from: -Infinity, to: 0 },
    ...sheets.map((y) => ({ from: y, to: y })),
    ...marks,
    { from: jambHeight - onFloor, to: jambHeight },
  ];
  return marks.map((mark) => {
    // The name, and two lines for inches and centimeters.
    const room = textLine * (Math.ceil(mark.name.length / letters[side]) + 2);
    const isFree = (top: number) =>
      taken.every(({ from, to }) => top + room <= from - gap || top >= to + gap);
    let nameY = mark.y + gap;
    if (!isFree(nameY)) nameY = mark.from - gap - room;
    while (!isFree(nameY) && nameY < jambHeight - room) nameY += 0.5;
    taken.push({ from: nameY, to: nameY + room });
    return { ...mark, nameY };
  });
}

/** A height with the y coordinates of its line and of its name. */
export type Mark = ReturnType<typeof placeNames>[number];
