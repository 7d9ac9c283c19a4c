import { placeNames } from '@/components/blocks/heights-layout';

const drawing = (height: number) => ({ width: 60, height, shapes: '' });
const hook = { name: 'Hook', cm: 86, drawing: drawing(110), hangs: true };
const tray = { name: 'Tray', cm: 3, drawing: drawing(95) };
const pegs = [59.8, 60, 59.9].map((cm) => ({ name: 'Peg', cm }));
const shelf = { name: 'Shelf', cm: 66 };
const shoes = 62;

/** The distance of each name's upper edge from its line, in millimeters, from the highest line down. */
const distances = (...[side, heights]: Parameters<typeof placeNames>) =>
  placeNames(side, heights, shoes).map(({ y, nameY }) => nameY - y);

describe('names on the door jamb', () => {
  test.each<[string, Parameters<typeof placeNames>[1], number[]]>([
    ['below its line', [shelf], [1.5]],
    ['above a coat that hangs', [hook], [-16.5]],
    ['above a cut', [{ name: 'Table', cm: 76 }], [-16.5]],
    ['above a line right below', [{ name: 'Sink', cm: 65 }, shelf], [-16.5, 1.5]],
    ['above its thing, if shoes are below', [tray], [-111.5]],
    ['on the jamb, even over shoes', [{ name: 'Step', cm: 1 }], [-5]],
    ['below a coat at the top', [{ ...hook, cm: 125 }], [111.5]],
    ['further down than a coat', [hook, { name: 'Rail', cm: 87 }], [-16.5, 111.5]],
    ['further down than another name', pegs, [-16.5, 2.5, 18]],
  ])('fit %s', (_, heights, expected) => {
    expect(distances('ours', heights)).toEqual(expected);
  });

  test('take more lines on the family’s side, which is narrower', () => {
    expect(distances('family', [{ name: 'Light switch', cm: 76 }])).toEqual([-21.5]);
  });
});
