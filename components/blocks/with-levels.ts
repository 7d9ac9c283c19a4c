/** A height, and how far its drawing reaches above and below it, in millimeters. */
type Height = { name: string; cm: number; above?: number; below?: number };

/** Where the printed sheets meet, in millimeters above the floor. */
const cuts = [1000, 750, 500, 250];
const textLine = 5;
const gap = 1.5;

/**
 * Sorts heights from the top down and finds a level for the top of each name: below its line, above it, or else further
 * down. A name touches no line, no drawing, no other name and no cut between the printed sheets. Levels are in
 * millimeters above the floor.
 *
 * @param letters how many letters fit on a line on the narrowest phones
 * @param floor how high the drawing on the floor is, in millimeters
 */
export function withLevels<H extends Height>(heights: H[], letters: number, floor: number) {
  const taken = [
    [0, floor] as const,
    ...cuts.map((level) => [level, level] as const),
    ...heights.map(({ cm, above = 0, below = 0 }) => [10 * cm - below, 10 * cm + above] as const),
  ];
  return heights
    .toSorted((a, b) => b.cm - a.cm)
    .map((height) => {
      // The name, and two lines for inches and centimeters.
      const room = textLine * (Math.ceil(height.name.length / letters) + 2);
      const below = 10 * height.cm - gap;
      const above = 10 * height.cm + (height.above ?? 0) + gap + room;
      const further = Array.from({ length: 250 }, (_, step) => below - textLine * (step + 1));
      const isFree = (top: number) =>
        top < 1250 && taken.every(([from, to]) => top < from || top - room > to);
      const level = [below, above, ...further].find(isFree) ?? below;
      taken.push([level - room, level]);
      return { ...height, level };
    });
}
