import { readLifeSizeDrawing } from '@/scripts/design/life-size-drawing';

const size = 'width="87mm" height="117.5mm" viewBox="0 0 87 117.5"';
const svg = (shapes: string, attributes = size) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${shapes}\n</svg>`;

describe('a drawing at actual size', () => {
  test('has its size in millimeters, and shapes without colors of their own', () => {
    const ignored = '<title>A coat</title><metadata/><defs/><sodipodi:namedview/>';
    const shapes =
      '<g id="a" transform="scale(2)" fill="#fff"><path class="b" d="M0 0H9" opacity=".5"/></g>';
    expect(readLifeSizeDrawing(svg(ignored + shapes))).toEqual({
      width: 87,
      height: 117.5,
      shapes: '<g><g transform="scale(2)"><path d="M0 0H9" opacity=".5"></path></g></g>',
      mistakes: [],
    });
  });

  test('keeps areas open that aren’t filled, in an attribute or in Inkscape’s style', () => {
    const { shapes } = readLifeSizeDrawing(
      svg('<path fill="none"/><path style="stroke:#000; fill: none"/>', `${size} fill="none"`),
    );
    expect(shapes).toBe('<g fill="none"><path fill="none"></path><path fill="none"></path></g>');
  });

  test.each([
    ['<script>alert()</script>', 'has a script'],
    ['<path onclick="alert()"/>', 'has a script'],
    ['<style>path { fill: red }</style>', 'has styles'],
    ['<g><image href="a.png"/></g>', 'has a <image>'],
    ['<a href="https://a.example"><path/></a>', 'has a <a>'],
    ['<text>Coat</text>', 'has a <text>'],
  ])('can’t have %s, and drops it', (wrong, message) => {
    const { shapes, mistakes } = readLifeSizeDrawing(svg(wrong));
    expect(mistakes).toEqual([{ line: 3, message: expect.stringContaining(message) }]);
    expect(shapes).not.toMatch(/script|onclick|style|image|href|text/);
  });

  test.each([
    'width="87" height="117.5" viewBox="0 0 87 117.5"',
    'width="87mm" height="117.5mm" viewBox="0 0 329 444"',
    'width="87mm" height="117.5mm" viewBox="0 0 87 117"',
    'width="87mm" height="117.5mm" viewBox="-5 0 87 117.5"',
    'width="87mm" height="117.5mm"',
    'viewBox="0 0 87 117.5"',
  ])('isn’t in millimeters with %s', (attributes) => {
    const { mistakes } = readLifeSizeDrawing(svg('<path/>', attributes));
    expect(mistakes).toEqual([{ line: 2, message: expect.stringContaining('millimeters') }]);
  });
});
