import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { PageElement } from './page';

/**
 * Takes out of a style the rules for elements that a page does not have. What may come true stays:
 * every state of an element, every attribute, and every class that an island's bundle names.
 *
 * @param css the style's text
 * @param elements the elements of the page
 * @param scripts the bundles of the page's islands, which bring elements in later
 * @returns the text that remains
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
      // A variable may be used in an attribute alone, like fill="var(--leaf)".
      variables: [...`${values} ${scripts.join()}`.matchAll(/--[\w-]+/g)].map(String),
    },
  });
  const text = scripts.length ? undefined : textOf(elements);
  return withoutUnused(result?.css ?? css, text);
}

/** What a page without an island shows, and will ever show. */
function textOf(elements: PageElement[]): string {
  return elements
    .filter(({ name }) => name !== 'style')
    .flatMap(({ text, attributes }) => [text, ...Object.values(attributes)])
    .join('');
}

/**
 * Takes out what the names of elements do not tell: the variables that Tailwind registers for any
 * page, and the fonts for letters that this page does not have.
 */
function withoutUnused(css: string, text: string | undefined): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`) && !css.includes(`${rule.params}:`)) rule.remove();
  });
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('unicode-range', ({ value }) => {
      if (text !== undefined && !letters(value).test(text)) rule.remove();
    });
  });
  return root.toString();
}

/** `U+A1-A8, U+20AC` as a pattern. */
function letters(range: string): RegExp {
  const set = range.replace(
    /\s*U\+([\dA-F]+)(?:-([\dA-F]+))?,?/gi,
    (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${set}]`, 'u');
}
