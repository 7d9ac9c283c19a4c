import postcss, { type Root } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import type { Edit, PageElement } from './page';

/** A style of a page, with the text that remains of it. */
export interface TrimmedStyle {
  element: PageElement;
  text: string;
  /** The change to the page's source. */
  edit: Edit;
}

/** The names that a page's elements have. */
interface Names {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
}

/**
 * Takes out of a page's styles the rules for elements that it does not have. Only for a page
 * without client components: what it holds is all it will ever hold, whatever state it is in.
 *
 * @param elements the elements that stay in the page
 */
export function trimStyles(elements: PageElement[]): TrimmedStyle[] {
  const names: Names = {
    tags: new Set(elements.map(({ name }) => name)),
    classes: new Set(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])),
    ids: new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
  };
  const styles = elements
    .filter(({ name }) => name === 'style')
    .map((element) => ({ element, root: withoutStrangers(element.text, names) }));
  const used = new Set(
    styles.flatMap(({ root }) =>
      [...root.toString().matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
    ),
  );
  return styles.map(({ element, root }) => {
    removeVariables(root, (name) => !used.has(name));
    removeEmptyBlocks(root);
    const text = root.toString();
    // Before the end tag, of which a style always has one, and which is always this long.
    const end = element.end - '</style>'.length;
    return { element, text, edit: { start: end - element.text.length, end, text } };
  });
}

/** The style without its rules for elements that the page does not have. */
function withoutStrangers(css: string, names: Names): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // The steps of an animation look like rules.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const kept = parseSelector()
      .astSync(rule.selector)
      .filter((selector) => mayMatch(selector, names));
    if (kept.length === 0) rule.remove();
    else rule.selector = kept.map(String).join(',');
  });
  return root;
}

/**
 * Whether an element of the page may fit. Only what a selector asks for plainly counts: what stands
 * inside `:is()`, `:not()` or `:has()`, and every state, may come true.
 */
function mayMatch(selector: Selector, { tags, classes, ids }: Names): boolean {
  return selector.nodes.every((node) => {
    if (node.type === 'tag') return tags.has(node.value.toLowerCase());
    if (node.type === 'class') return classes.has(node.value);
    if (node.type === 'id') return ids.has(node.value);
    if (node.type === 'pseudo' && partOfControl.test(node.value)) return hasControls(tags);
    return true;
  });
}

/** Parts that only form controls have: placeholders, the fields of a date, the arrows of a number. */
const partOfControl =
  /^::(placeholder|file-selector-button|-webkit-(datetime-edit|date-and-time|calendar-picker|search|inner-spin|outer-spin))/;

function hasControls(tags: Set<string>): boolean {
  return ['input', 'textarea', 'select'].some((name) => tags.has(name));
}

/** Tailwind registers and presets every variable that any page uses. */
function removeVariables(root: Root, isUnused: (name: string) => boolean) {
  root.walkAtRules('property', (rule) => {
    if (isUnused(rule.params)) rule.remove();
  });
  root.walkDecls(/^--/, (declaration) => {
    if (isUnused(declaration.prop)) declaration.remove();
  });
}

/** What was emptied; but an empty layer still says which layer comes first. */
function removeEmptyBlocks(root: Root) {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'layer') rule.remove();
  });
}
