// Finds parts of icon.svg that browsers draw, but that the favicon, the phone's icon and the link preview would lack.
// sharp makes these pictures with librsvg, which knows SVG 1.1 and parts of SVG 2 and CSS.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFragment } from 'parse5';
import type { Diagnostic } from '@/content/schema/explain/diagnostic';
import type { School } from '../../school/load-school';
import { elementsIn, type PageElement } from '../../html/page-elements';

const file = 'content/drawings/icon.svg';

export function wrongIcon({ root }: School): Diagnostic[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  const source = readFileSync(path, 'utf8');
  const elements = elementsIn(parseFragment(source, { sourceCodeLocationInfo: true }));
  const mistakes = elements.flatMap((element) => {
    const unknown = unknownIn(element);
    if (!unknown) return [];
    const message = `has ${unknown}. Browsers know it, but the favicon, the phone’s icon and the link preview would be black or empty there. Write each color as fill="#2c4a3a", and draw with shapes alone.`;
    return { file, line: element.node.sourceCodeLocation?.startLine, message };
  });
  // One message is enough for a color that many shapes have.
  return mistakes.filter(
    ({ message }, index) => mistakes.findIndex((each) => each.message === message) === index,
  );
}

/** Functions, selectors and rules of CSS that librsvg doesn't know. It uses the fallback in `var(--a, #2c4a3a)`. */
const unknownCss =
  /(oklch|oklab|lch|lab|color|color-mix|light-dark|var(?=\([^,]*?\))|path)\(|:(is|where|has)\(|@(layer|supports|container|scope)\b/i;

/** What librsvg doesn't draw in an element. */
function unknownIn({ name, attributes, text }: PageElement): string | undefined {
  if (name === 'foreignObject') return '<foreignObject>';
  const css = name === 'style' ? lightStyles(text) : stylesIn(attributes);
  const [part] = unknownCss.exec(css) ?? [];
  if (part) return part.toLowerCase().replace('(', '()');
  if (/(rgb|hsl|hwb)a?\(\s*from\b/i.test(css)) return 'a color made from another';
  // A rule, and the beginning of another before its end.
  return /(^|[{}])\s*[^@{}\s][^{}]*\{[^{}]*\{/.test(css) ? 'nested CSS rules' : undefined;
}

/** Styles without @media, which librsvg ignores. That's right for dark mode, because its pictures are light. */
const lightStyles = (css: string) =>
  css.replace(/\/\*.*?\*\//gs, '').replace(/@media[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

const stylesIn = (attributes: PageElement['attributes']) =>
  Object.entries(attributes)
    .filter(([name]) => /^(style|fill|stroke|color|[a-z]+-color)$/.test(name))
    .map(([, value]) => value)
    .join(';');
