import { withLevels } from '@/components/blocks/with-levels';

describe('names on the door jamb', () => {
  /** The distance of each name's upper edge from its line, in millimeters. */
  const distances = (marks: Parameters<typeof withLevels>[0], floor = 0) =>
    withLevels(marks, 20, floor).map(({ cm, level }) => level - 10 * cm);

  test('stand below their lines, from the top down', () => {
    const marks = withLevels(
      [
        { name: 'Sink', cm: 56 },
        { name: 'Hook', cm: 86 },
      ],
      20,
      0,
    );
    expect(marks.map(({ name, level }) => [name, level])).toEqual([
      ['Hook', 858.5],
      ['Sink', 558.5],
    ]);
  });

  test('stand above what hangs, a cut and a line that is too close', () => {
    expect(distances([{ name: 'Hook', cm: 86, below: 122 }])).toEqual([16.5]);
    expect(distances([{ name: 'Table', cm: 76 }])).toEqual([16.5]);
    expect(
      distances([
        { name: 'Shelf', cm: 66 },
        { name: 'Sink', cm: 65 },
      ]),
    ).toEqual([16.5, -1.5]);
  });

  test('stand above a drawing if there’s no room below its line', () => {
    expect(distances([{ name: 'Tray', cm: 3, above: 118 }], 62)).toEqual([134.5]);
  });

  test('move further down if there’s no room beside the line', () => {
    const marks = [
      { name: 'Hook', cm: 86, below: 122 },
      { name: 'Rail', cm: 87 },
    ];
    expect(distances(marks)).toEqual([16.5, -126.5]);
  });

  test('touch no line, cut or other name where there’s room for all', () => {
    const marks = Array.from({ length: 20 }, (_, index) => ({
      name: 'A name of two lines, or three',
      cm: 8 + index * 5.7,
    }));
    const placed = withLevels(marks, 20, 0);
    const taken = [1000, 750, 500, 250, ...marks.map(({ cm }) => 10 * cm)];
    for (const { level } of placed)
      for (const line of taken) expect(level < line || level - 20 > line).toBe(true);
    const levels = placed.map(({ level }) => level).toSorted((a, b) => b - a);
    levels.slice(1).forEach((level, index) => expect(levels[index]! - level).toBeGreaterThan(20));
  });
});
