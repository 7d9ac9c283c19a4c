import { parseFragment, serializeOuter } from 'parse5';
import { elementsIn, type PageElement } from '../html/page-elements';

const drawnElements = [
  ...['svg', 'g', 'defs'],
  ...['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'],
];
/** Elements that draw nothing. So do those of drawing programs, like `sodipodi:namedview`. */
const descriptions = ['title', 'desc', 'metadata'];
const geometry = [
  ...['d', 'points', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...['width', 'height', 'transform', 'opacity'],
];

/** A mistake in a drawing, with its line in the file. */
interface Mistake {
  line?: number;
  message: string;
}

/**
 * Reads a drawing at actual size, which becomes a part of pages. Its shapes keep their geometry, and `none` as a fill or
 * a stroke. The page sets all colors, so that they fit dark mode, forced colors and paper.
 *
 * @returns the size in millimeters, the shapes as SVG, and what's wrong with the file
 */
export function readLifeSizeDrawing(source: string) {
  const elements = elementsIn(parseFragment(source, { sourceCodeLocationInfo: true }));
  const mistakes = elements.flatMap((element): Mistake[] => {
    const message = problemWith(element);
    return message ? [{ line: element.node.sourceCodeLocation?.startLine, message }] : [];
  });
  const svg = elements.find(({ name }) => name === 'svg');
  const size = svg && sizeInMillimeters(svg);
  if (!size) mistakes.push({ line: svg?.node.sourceCodeLocation?.startLine, message: wrongSize });
  for (const { node, name } of elements) {
    node.childNodes = node.childNodes.filter((child) => drawnElements.includes(child.nodeName));
    node.attrs = withStyleAsAttributes(node.attrs).filter(
      (each) => each.value === 'none' || (name !== 'svg' && geometry.includes(each.name)),
    );
  }
  if (svg) svg.node.tagName = 'g';
  const { width, height } = size ?? { width: 0, height: 0 };
  return { width, height, shapes: svg ? serializeOuter(svg.node) : '', mistakes };
}

/** The width and the height, if one unit of the drawing is a millimeter. */
function sizeInMillimeters({ attributes }: PageElement) {
  const [x, y, ...size] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const [width = 0, height = 0] = size;
  const isLong = (length: string | undefined, millimeters: number) =>
    length?.endsWith('mm') && Math.abs(parseFloat(length) - millimeters) < 0.05;
  const isInMillimeters = isLong(attributes.width, width) && isLong(attributes.height, height);
  return x === 0 && y === 0 && isInMillimeters ? { width, height } : undefined;
}

const wrongSize =
  'isn’t in millimeters. Write the size in its <svg> tag, with the same numbers in viewBox: width="87mm" height="117mm" viewBox="0 0 87 117".';

function problemWith({ name, attributes }: PageElement): string | undefined {
  if (name === 'script' || Object.keys(attributes).some((each) => each.startsWith('on')))
    return 'has a script. Delete it, because the drawing becomes a part of the page.';
  if (name === 'style')
    return 'has styles, which would change the whole page. Export the drawing with presentation attributes instead.';
  if ([...drawnElements, ...descriptions].includes(name) || name.includes(':')) return undefined;
  return `has a <${name}>. Draw with lines and areas alone, and convert text to paths.`;
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
