import postcss, { type AtRule, type Declaration, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { codesIn } from './fonts';
import type { PageElement } from './page-elements';

/**
 * Removes the rules that can never match an element of a page. Keeps the rules for every state of an
 * element, for every attribute, and for every class that the contact form's bundle names.
 *
 * @param scripts the bundle of a page with a contact form, which changes classes later
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
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)]
      .map(([, attribute = '']) => attribute)
      // The direction of a page never changes.
      .filter((attribute) => attribute !== 'dir' || elements[0]?.attributes.dir),
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

/** Removes variables that keep their initial value, and fonts for letters that the page does not have. */
function withoutUnused(css: string, text: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('property', (rule) => writeInitialValue(root, rule));
  // Tailwind's preflight resets parts of controls that no page has.
  root.walkRules(/^(::-webkit-(?!search-cancel)|::file-|::placeholder|:-moz-|:host)/, (rule) => {
    rule.remove();
  });
  // Safari may load such a font anyway, to measure a space.
  const letters = new Set([...text].map((letter) => letter.charCodeAt(0)));
  root.walkDecls('unicode-range', ({ value, parent }) => {
    if (!codesIn(value).some((code) => letters.has(code))) parent?.remove();
  });
  // Removes blocks that are now empty, and then the blocks around them.
  root.walk(function removeIfEmpty(node) {
    if (!('nodes' in node) || node.nodes?.length !== 0) return;
    const { parent } = node;
    node.remove();
    if (parent && parent !== root) removeIfEmpty(parent as AtRule);
  });
  return root.toString();
}

/**
 * Writes the initial value of a variable that Tailwind registers wherever the page reads it, and removes
 * the variable, unless a rule of the page gives it another value.
 */
function writeInitialValue(root: Root, registration: AtRule): void {
  const name = registration.params;
  const uses: Declaration[] = [];
  let initial: string | undefined;
  registration.walkDecls('initial-value', ({ value }) => void (initial = value));
  root.walkDecls((declaration) => {
    if (declaration.prop === name || declaration.value.includes(`var(${name}`))
      uses.push(declaration);
  });
  // For older browsers, Tailwind also declares the initial values.
  const isSet = uses.some(({ prop, value }) => prop === name && value !== (initial ?? 'initial'));
  if (isSet) return;
  registration.remove();
  for (const use of uses) {
    if (use.prop === name) use.remove();
    else
      use.value = use.value.replace(
        new RegExp(`var\\(${name}(?:,([^()]*))?\\)`, 'g'),
        (whole, fallback) => initial ?? fallback ?? whole,
      );
  }
}
