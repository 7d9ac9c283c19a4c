import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import subsetFont from 'subset-font';
import { codesIn, subsetOptions } from './fonts';
import { elementsIn, type PageElement } from './page-elements';

/**
 * Puts the letters of a page's headings into its styles, instead of links to font files. On most first
 * visits, a file arrives after the first paint, and a heading that changes its font moves the page.
 *
 * @param css the styles, with links to the font files that Next exported
 */
export async function inlineHeadingFont(
  css: string,
  elements: PageElement[],
  exportDirectory: string,
): Promise<string> {
  const letters = new Set(headingText(elements).normalize());
  const root = postcss.parse(css);
  const faces: AtRule[] = [];
  root.walkDecls('font-family', ({ value, parent }) => {
    if (value === 'Fraunces' && parent?.type === 'atrule') faces.push(parent as AtRule);
  });
  for (const face of faces) {
    const declared: Record<string, string> = {};
    face.walkDecls(({ prop, value }) => void (declared[prop] = value));
    const codes = new Set(codesIn(declared['unicode-range'] ?? ''));
    const own = [...letters].filter((letter) => codes.has(letter.codePointAt(0)!)).sort();
    if (!own.length) {
      face.remove();
      continue;
    }
    const [path = ''] = /_next\/[^")]+/.exec(declared.src ?? '') ?? [];
    const font = await subsetFont(await readFile(join(exportDirectory, path)), own.join(''), {
      ...subsetOptions,
      // Only design programs read this table.
      dropTables: ['STAT'],
    });
    const src = `url(data:font/woff2;base64,${font.toString('base64')})`;
    const inline = `@font-face{font-family:Fraunces;font-weight:600;font-display:block;src:${src}}`;
    face.replaceWith(postcss.parse(inline));
  }
  return root.toString();
}

/** The text that a page shows in the heading font: elements with `font-display`, and drop caps. */
function headingText(elements: PageElement[]): string {
  return elements
    .flatMap(({ attributes, node, text }) => {
      const letters = [text, ...elementsIn(node).map((inside) => inside.text)].join('');
      const classes = attributes.class?.split(' ') ?? [];
      // A drop cap includes punctuation around it, such as an opening quotation mark.
      if (classes.includes('first-letter:font-display'))
        return /^\P{L}*.\p{P}*/u.exec(letters) ?? [];
      return classes.includes('font-display') ? letters : [];
    })
    .join('');
}
