import { placeNames, sheets } from '@/components/blocks/place-names';

const hook = { name: 'Hook', cm: 86, thing: 'coat' } as const;
const shelf = { name: 'Shelf', cm: 66 };

describe('names on the door jamb', () => {
  // The distance of each name's upper edge from its line, in millimeters.
  test.each<[string, Parameters<typeof placeNames>[1], number[]]>([
    ['below its line', [shelf], [1.5]],
    ['above a coat that hangs', [hook], [-23.5]],
    ['above a cut', [{ name: 'Table', cm: 76 }], [-16.5]],
    ['above a line right below', [{ name: 'Sink', cm: 65 }, shelf], [-16.5, 1.5]],
    ['above its thing, if shoes are below', [{ name: 'Tray', cm: 3, thing: 'pitcher' }], [-111.5]],
    ['further down', [hook, { name: 'Rail', cm: 87 }], [-16.5, 111.5]],
  ])('fit %s', (_, heights, distances) => {
    const marks = placeNames('ours', heights);
    expect(marks.map(({ y, nameY }) => nameY - y)).toEqual(distances);
  });

  it('touch no line, cut or other name where there’s room for all', () => {
    const heights = Array.from({ length: 20 }, (_, index) => ({
      name: 'A name of two lines, or three',
      cm: 8 + index * 5.7,
    }));
    const marks = placeNames('ours', heights);
    const taken = [...sheets, ...marks.map(({ y }) => y)];
    for (const { nameY } of marks)
      for (const y of taken) expect(nameY > y || nameY + 20 < y).toBe(true);
    marks
      .slice(1)
      .forEach(({ nameY }, index) => expect(nameY).toBeGreaterThan(marks[index]!.nameY + 20));
  });
});
