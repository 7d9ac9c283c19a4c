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

/** What librsvg doesn't draw in an element. */
function unknownIn({ name, attributes, text }: PageElement): string | undefined {
  if (name === 'foreignObject') return '<foreignObject>';
  if (name === 'style') return unknownInStyles(text);
  const values = Object.entries(attributes)
    .filter(([attribute]) => /^(style|fill|stroke|color|[a-z]+-color)$/.test(attribute))
    .map(([, value]) => value);
  return unknownFunction(values.join(';'));
}

function unknownInStyles(styles: string): string | undefined {
  // librsvg ignores @media. That's right for dark mode, because its pictures are light.
  const css = styles
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const [, selector] = /(:is|:where|:has)\(/.exec(css) ?? [];
  const [, atRule] = /(@layer|@supports|@container|@scope)\b/.exec(css) ?? [];
  // A rule, and the beginning of another before its end.
  const isNested = /(^|[{}])\s*[^@{}\s][^{}]*\{[^{}]*\{/.test(css);
  return unknownFunction(css) ?? selector ?? atRule ?? (isNested ? 'nested CSS rules' : undefined);
}

/** A CSS function for colors or paths that librsvg doesn't know. It uses the fallback in `var(--a, #2c4a3a)`. */
function unknownFunction(css: string): string | undefined {
  const [, color] =
    /(?<![\w-])(oklch|oklab|lch|lab|color|color-mix|light-dark|device-cmyk|var(?=\([^,]*?\))|path)\(/i.exec(
      css,
    ) ?? [];
  if (color) return `${color.toLowerCase()}()`;
  return /(?<![\w-])(rgb|hsl|hwb)a?\(\s*from\b/i.test(css)
    ? 'a color made from another'
    : undefined;
}
