import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import { firstCharacters } from '../fonts';
import type { PageElement } from './page';

/**
 * Removes from a style the rules for elements that a page does not have. Rules that may match later
 * stay: for every state of an element, every attribute, and every class that an island's bundle names.
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
      // A variable may be used in an attribute alone, like fill="var(--leaf)".
      variables: [...`${values} ${scripts.join()}`.matchAll(/--[\w-]+/g)].map(String),
    },
  });
  return withoutUnused(result?.css ?? css, scripts.length > 0 || hasOtherLetters(elements));
}

/** Whether a page shows a letter that the first file of each font does not have. */
function hasOtherLetters(elements: PageElement[]): boolean {
  const shown = elements.filter(({ name }) => !/^(style|script)$/.test(name));
  return [...shown.map(({ text }) => text).join('')].some((each) => each > ' ' && !first.has(each));
}
const first = new Set(firstCharacters);

/** Removes variables that Tailwind registers and the page does not use, and fonts for other letters. */
function withoutUnused(css: string, keepFonts: boolean): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`) && !css.includes(`${rule.params}:`)) rule.remove();
  });
  // Parts of controls that no page has: Tailwind's preflight resets them all.
  root.walkRules(/^(::-webkit-(?!search-cancel)|::file-|::placeholder|:-moz-|:host)/, (rule) => {
    rule.remove();
  });
  root.walkDecls('unicode-range', ({ parent }) => {
    if (!keepFonts) parent?.remove();
  });
  // The at-rules that are empty now.
  return root.toString().replace(/@[^{};]*\{([^{}]*\{\})?\}/g, '');
}
