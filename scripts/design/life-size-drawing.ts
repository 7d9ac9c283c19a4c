import { parseFragment, serializeOuter } from 'parse5';
import { elementsIn, type PageElement } from '../html/page-elements';

const drawn = ['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'];
/** Elements that draw nothing. So do those of drawing programs, like `sodipodi:namedview`. */
const ignored = ['title', 'desc', 'metadata', 'defs'];
const geometry = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'transform', 'opacity'],
];

/**
 * Reads a drawing at actual size, which becomes a part of pages. Its shapes keep their geometry, and `none` as a fill or
 * a stroke. The page sets all colors, so that they fit dark mode, forced colors and paper.
 *
 * @returns the size in millimeters, the shapes as SVG, and what's wrong with the file, with the line of each mistake
 */
export function readLifeSizeDrawing(source: string) {
  const elements = elementsIn(parseFragment(source, { sourceCodeLocationInfo: true }));
  const mistakes = elements.flatMap((element) => {
    const message = mistakeIn(element);
    return message ? [{ line: element.node.sourceCodeLocation?.startLine, message }] : [];
  });
  for (const { node, name } of elements) {
    node.childNodes = node.childNodes.filter((child) => drawn.includes(child.nodeName));
    node.attrs = withStyleAsAttributes(node.attrs).filter(
      (each) => each.value === 'none' || (name !== 'svg' && geometry.includes(each.name)),
    );
  }
  const svg = elements.find(({ name }) => name === 'svg');
  if (svg) svg.node.tagName = 'g';
  const size = svg && sizeInMillimeters(svg.attributes);
  return {
    ...(size ?? { width: 0, height: 0 }),
    shapes: svg ? serializeOuter(svg.node) : '',
    mistakes,
  };
}

function mistakeIn({ name, attributes }: PageElement): string | undefined {
  if (name === 'script' || Object.keys(attributes).some((each) => each.startsWith('on')))
    return 'has a script. Delete it, because the drawing becomes a part of the page.';
  if (name === 'style')
    return 'has styles, which would change the whole page. Export the drawing with presentation attributes instead.';
  if (name === 'svg' && !sizeInMillimeters(attributes))
    return 'isn’t in millimeters. Write the size in its <svg> tag, with the same numbers in viewBox: width="87mm" height="117mm" viewBox="0 0 87 117".';
  if ([...drawn, ...ignored].includes(name) || name.includes(':')) return undefined;
  return `has a <${name}>. Draw with lines and areas alone, and convert text to paths.`;
}

/** The width and the height, if one unit of the drawing is a millimeter. */
function sizeInMillimeters({ width = '', height = '', viewBox = '' }: PageElement['attributes']) {
  const inMillimeters = (length: string) => (length.endsWith('mm') ? parseFloat(length) : NaN);
  const size = { width: inMillimeters(width), height: inMillimeters(height) };
  const visible = viewBox.split(/[\s,]+/).map(Number);
  const isSame = [0, 0, size.width, size.height].every(
    (length, index) => Math.abs(length - visible[index]!) < 0.05,
  );
  return isSame ? size : undefined;
}

/** Inkscape writes `style="fill:none"`, which the Content-Security-Policy blocks. */
const withStyleAsAttributes = (attributes: { name: string; value: string }[]) =>
  attributes.flatMap(({ name, value }) =>
    name === 'style'
      ? value.split(';').map((declaration) => {
          const [property = '', setting = ''] = declaration.split(':');
          return { name: property.trim(), value: setting.trim() };
        })
      : { name, value },
  );
