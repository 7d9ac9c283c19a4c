import { placeNames } from '@/components/blocks/place-names';

const drawing = (height: number) => ({ width: 60, height, shapes: '' });
const hook = { name: 'Hook', cm: 86, drawing: drawing(110), hangs: true };
const shelf = { name: 'Shelf', cm: 66 };

describe('names on the door jamb', () => {
  // The distance of each name's upper edge from its line, in millimeters.
  test.each<[string, Parameters<typeof placeNames>[1], number[]]>([
    ['below its line', [shelf], [1.5]],
    ['above a coat that hangs', [hook], [-16.5]],
    ['above a cut', [{ name: 'Table', cm: 76 }], [-16.5]],
    ['above a line right below', [{ name: 'Sink', cm: 65 }, shelf], [-16.5, 1.5]],
    [
      'above its thing, if shoes are below',
      [{ name: 'Tray', cm: 3, drawing: drawing(95) }],
      [-111.5],
    ],
    ['further down than a coat', [hook, { name: 'Rail', cm: 87 }], [-16.5, 111.5]],
    [
      'further down than another name',
      [60, 59.9, 59.8].map((cm) => ({ name: 'Peg', cm })),
      [-16.5, 2.5, 18],
    ],
  ])('fit %s', (_, heights, distances) => {
    const marks = placeNames('ours', heights, 62);
    expect(marks.map(({ y, nameY }) => nameY - y)).toEqual(distances);
  });
});
