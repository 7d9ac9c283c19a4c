import { withLevels } from '@/components/blocks/with-levels';

const shelf = { name: 'Shelf', cm: 66 };

describe('names on the door jamb', () => {
  // The distance of each name's upper edge from its line, in millimeters.
  test.each<[string, Parameters<typeof withLevels>[0], number, number[]]>([
    ['above a drawing that hangs', [{ name: 'Hook', cm: 86, below: 122 }], 0, [16.5]],
    ['above a cut', [{ name: 'Table', cm: 76 }], 0, [16.5]],
    ['above a line right below', [shelf, { name: 'Sink', cm: 65 }], 0, [16.5, -1.5]],
    ['above a drawing on the floor', [{ name: 'Tray', cm: 3, above: 118 }], 62, [134.5]],
    [
      'further down',
      [
        { name: 'Hook', cm: 86, below: 122 },
        { name: 'Rail', cm: 87 },
      ],
      0,
      [16.5, -126.5],
    ],
  ])('fit %s', (_, marks, floor, distances) => {
    const placed = withLevels(marks, 20, floor);
    expect(placed.map(({ cm, level }) => level - 10 * cm)).toEqual(distances);
  });

  it('touch no line, cut or other name where there’s room for all', () => {
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
