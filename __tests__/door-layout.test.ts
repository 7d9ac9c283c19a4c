import { doorLayout } from '@/components/door-layout';

/** Programs with these ages in years, in the order of a school's list. */
const layoutOf = (scale: number[], ...ages: [from: number, to: number][]) =>
  doorLayout(
    ages.map(([from, to]) => ({
      id: `from-${from}`,
      name: `${from} to ${to}`,
      months: { from: 12 * from, to: 12 * to },
      fits: [],
    })),
    scale,
  );

const distances = (levels: number[]) =>
  levels.slice(1).map((level, index) => levels[index]! - level);

describe('the door jamb', () => {
  it('has its years at equal distances, the youngest at the bottom', () => {
    const { years, yearLength, height } = layoutOf([3, 4, 5, 6], [3, 6]);
    expect(years.map(({ year }) => year)).toEqual([3, 4, 5, 6]);
    expect(distances(years.map(({ level }) => level))).toEqual(Array(3).fill(yearLength));
    expect(years[0]!.level).toBeLessThan(height);
    expect(years[3]!.level).toBeGreaterThan(0);
  });

  it('has a rod for each program with ages, as long as its ages, from the youngest up', () => {
    const layout = layoutOf([1, 2, 3, 4, 5, 6, 7], [3, 6], [1.5, 3], [1, 7]);
    const { years, yearLength, rods } = layout;
    expect(rods.map(({ name }) => name)).toEqual(['1 to 7', '1.5 to 3', '3 to 6']);
    expect(rods.map(({ top, bottom }) => (bottom - top) / yearLength)).toEqual([6, 1.5, 3]);
    expect(rods.map(({ bottom }) => bottom)).toEqual([
      years[0]!.level,
      years[0]!.level - yearLength / 2,
      years[2]!.level,
    ]);
    const withoutAges = { id: 'any', name: 'Any age', fits: [] };
    expect(doorLayout([...rods, withoutAges], [1, 7]).rods.map(({ id }) => id)).not.toContain(
      'any',
    );
  });

  it('has no rod in the way of a line from another rod to its name', () => {
    const { rods, linesEnd } = layoutOf([0, 12], [0, 1.5], [0, 3], [1, 7], [3, 6], [5.5, 12]);
    for (const { x, bottom } of rods) {
      const crossed = rods.filter((rod) => rod.x > x && rod.top < bottom && rod.bottom > bottom);
      expect(crossed).toEqual([]);
      expect(x).toBeLessThan(linesEnd);
    }
  });

  it.each([
    ['are far apart', layoutOf([1, 2, 3, 4, 5, 6], [1, 3], [3, 6])],
    ['begin at the same age', layoutOf([1, 2, 3], [1, 3], [1, 2], [1, 2.5], [1.5, 3])],
    ['begin at the oldest age', layoutOf([8, 9], [8, 9], [8.5, 9], [9, 9], [9, 9], [9, 9])],
  ])('has names that can be touched apart from each other if programs %s', (_, layout) => {
    const names = layout.rods.map(({ nameLevel }) => nameLevel);
    // The page’s smallest text is 17 px.
    const touchTarget = (44 / 17) * 16;
    expect(Math.min(...distances(names))).toBeGreaterThanOrEqual(touchTarget);
    expect(names[0]! + touchTarget / 2).toBeLessThanOrEqual(layout.height);
    expect(names.at(-1)! - touchTarget / 2).toBeGreaterThanOrEqual(0);
  });

  it('has the rods of programs that follow each other in one lane, each at its name', () => {
    const { rods } = layoutOf([1, 2, 3, 4], [1, 2], [2, 3], [3, 4]);
    expect(new Set(rods.map(({ x }) => x)).size).toBe(1);
    for (const { bottom, nameLevel } of rods) expect(nameLevel).toBe(bottom);
  });
});
