/** A line at a height, and how far a drawing reaches above and below it, in millimeters. */
type Mark = { name: string; cm: number; above?: number; below?: number };

/** Where the printed sheets meet, in millimeters above the floor. */
const cuts = [1000, 750, 500, 250];
const textLine = 5;
const gap = 1.5;

/**
 * Sorts marks from the top down and finds a place for each name: below its line, above it, or else further down. It
 * touches no line, drawing or other name, and no cut of the printed sheets.
 *
 * @param letters that fit on a line of the narrowest phone
 * @param floor how high a drawing on the floor is, in millimeters
 */
export function withLevels<M extends Mark>(marks: M[], letters: number, floor: number) {
  const taken = [
    [0, floor] as const,
    ...cuts.map((level) => [level, level] as const),
    ...marks.map(({ cm, above = 0, below = 0 }) => [10 * cm - below, 10 * cm + above] as const),
  ];
  return marks
    .toSorted((a, b) => b.cm - a.cm)
    .map((mark) => {
      // The name, and two lines for inches and centimeters.
      const room = textLine * (Math.ceil(mark.name.length / letters) + 2);
      const below = 10 * mark.cm - gap;
      const above = 10 * mark.cm + (mark.above ?? 0) + gap + room;
      const further = Array.from({ length: 250 }, (_, step) => below - textLine * (step + 1));
      const isFree = (top: number) =>
        top < 1250 && taken.every(([from, to]) => top < from || top - room > to);
      const level = [below, above, ...further].find(isFree) ?? below;
      taken.push([level - room, level]);
      return { ...mark, level };
    });
}
