import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { codesIn } from './fonts';
import type { PageElement } from './page-elements';

/**
 * Removes the rules that can never match an element of a page. Keeps the rules for every state of an
 * element, for every attribute, and for every class that an island's bundle names.
 *
 * @param scripts the bundles of the page's islands, which add elements later
 */
export async function trimStyle(
  css: string,
  elements: PageElement[],
  scripts: string[],
): Promise<string> {
  const namesIn = (attribute: string) =>
    elements.flatMap(({ attributes }) => attributes[attribute]?.split(/\s+/) ?? []);
  const values = elements.flatMap(({ attributes }) => Object.values(attributes)).join(' ');
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: scripts.join('\n'), extension: 'js' }],
    defaultExtractor: (text) => ({
      tags: elements.map(({ name }) => name),
      classes: namesIn('class'),
      ids: namesIn('id'),
      attributes: { names: [], values: [] },
      undetermined: text.match(/[^\s"'`<>=]+/g) ?? [],
    }),
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute),
    variables: true,
    keyframes: true,
    safelist: {
      standard: [/^:/],
      // Some variables are used only in an attribute: fill="var(--leaf)".
      variables: [...`${values} ${scripts.join()}`.matchAll(/--[\w-]+/g)].map(String),
    },
  });
  return withoutUnused(result?.css ?? css, elements.map(({ text }) => text).join(''));
}

/** Removes unused variables that Tailwind registers, and fonts for letters that the page does not have. */
function withoutUnused(css: string, shown: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`) && !css.includes(`${rule.params}:`)) rule.remove();
  });
  // Tailwind's preflight resets parts of controls that no page has.
  root.walkRules(/^(::-webkit-(?!search-cancel)|::file-|::placeholder|:-moz-|:host)/, (rule) => {
    rule.remove();
  });
  // Safari may load such a font anyway, to measure a space.
  const letters = new Set([...shown].map((letter) => letter.charCodeAt(0)));
  root.walkDecls('unicode-range', ({ value, parent }) => {
    if (!codesIn(value).some((code) => letters.has(code))) parent?.remove();
  });
  // Removes blocks that are now empty.
  return root.toString().replace(/@[^{};]*\{([^{}]*\{\})?\}/g, '');
}
