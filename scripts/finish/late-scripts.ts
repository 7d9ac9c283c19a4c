import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadedByBrowsers, type NextMarkup } from './next-markup';
import type { PageElement } from './page';

/** The scripts of a page that wait until a visitor turns to its form. */
export interface LateScripts {
  /** The inline script that loads them. */
  loader: string;
  /** A new file of the export for what Next had written into the page, and its path there. */
  file: string;
  text: string;
}

/**
 * Puts off the scripts of a page with an element `data-hydrate="on-interaction"`: instead of them
 * the page gets a small inline script, and the payload moves out of the page to the first of them.
 *
 * @param modules the page's interactive client modules
 * @returns undefined if the page has no such element
 * @throws Error if something else on the page would wait for a visitor who turns to the form
 */
export function putOff(
  elements: PageElement[],
  markup: NextMarkup,
  modules: string[],
  basePath: string,
): LateScripts | undefined {
  const marked = elements.filter(
    ({ attributes }) => attributes['data-hydrate'] === 'on-interaction',
  );
  if (!marked.length) return undefined;
  if (marked.length > 1 || modules.length > 1 || marked[0]?.name !== 'form') {
    throw new Error(
      `data-hydrate="on-interaction" stands on ${marked.map(({ name }) => `<${name}>`).join(', ')} ` +
        `and the page renders ${modules.join(', ')}: it can stand only on one form, of the only ` +
        'client component of the page. Take it out, or make one component of them',
    );
  }
  // Order matters to the payload alone: React takes what is there when its own script runs.
  const text = markup.inline.map((script) => `${script.text};\n`).join('');
  const file = `_next/static/late/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  const addresses = [`${basePath}/${file}`, ...loadedByBrowsers(markup)];
  return { loader: `(${loaderSource})(${JSON.stringify(addresses)})`, file, text };
}

/** The loader without what only its readers need; it has no text in which this changes anything. */
const loaderSource = readFileSync(
  fileURLToPath(new URL('./load-late.browser.js', import.meta.url)),
  'utf8',
)
  .replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}()[\];,=<>!&|?:+]) ?/g, '$1')
  .replace(/;}/g, '}')
  .replace('export ', '')
  .trim();
