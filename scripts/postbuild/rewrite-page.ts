import { transformSync } from 'esbuild';
import { defaultTreeAdapter, html, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FormBundle } from './form-bundle';
import { elementsIn, parsePage, type PageElement } from '../html/page-elements';
import { contentSecurityPolicy, isActive } from './policy';

const { appendChild, createCommentNode, detachNode, insertBefore, insertText } = defaultTreeAdapter;

/**
 * Removes every script from a page, moves its styles after its metadata and minifies them, and adds the contact form's
 * script, which is the only one of the site, and a Content-Security-Policy.
 *
 * @param exported the page's HTML as Next exported it
 * @param mailOrigin where the contact form sends its message, if it's connected
 */
export function rewritePage(exported: string, bundle: FormBundle, mailOrigin?: string): string {
  const page = parsePage(exported);
  removeScripts(page);
  const elements = elementsIn(page);
  moveStylesToEnd(elements);
  minifyStyles(elements);
  const { node: body } = elements.find(({ name }) => name === 'body')!;
  const island = elements.find(({ attributes }) => attributes['data-island']);
  if (island) {
    island.node.attrs.push({ name: 'data-bundle', value: bundle.url });
    // Keeps Cloudflare's proxy from delaying the script with its own, which the policy blocks.
    // https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
    const script = elementOf('script', { 'data-cfasync': 'false', type: 'module' });
    insertText(script, bundle.inlineScript);
    appendChild(body, script);
  }
  keepEmailAddresses(body);
  addPolicy(page, mailOrigin);
  return serialize(page);
}

function removeScripts(page: Tree.Document): void {
  for (const each of elementsIn(page)) if (isScript(each)) detachNode(each.node);
}

/**
 * Moves styles after the tags for link previews, because Slack reads only 32 KB. Drops React's attributes, which refer
 * to the style sheet that Next inlined.
 */
function moveStylesToEnd(elements: PageElement[]): void {
  const head = elements.find(({ name }) => name === 'head')!.node;
  const styles = elements.filter(({ name, node }) => name === 'style' && node.parentNode === head);
  for (const { node } of styles) {
    node.attrs = node.attrs.filter(({ name }) => !name.startsWith('data-'));
    detachNode(node);
    appendChild(head, node);
  }
}

/** Removes the white space that styles have in components, about 600 bytes of a page. */
function minifyStyles(elements: PageElement[]): void {
  for (const { node, text } of elements.filter(({ name }) => name === 'style')) {
    const { code } = transformSync(text, { loader: 'css', minifyWhitespace: true });
    node.childNodes = [];
    insertText(node, code.trim());
  }
}

/**
 * Keeps Cloudflare's proxy from hiding email addresses: the policy blocks the script that would show them.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function keepEmailAddresses(body: Tree.Element): void {
  insertBefore(body, createCommentNode('email_off'), body.childNodes[0]!);
  appendChild(body, createCommentNode('/email_off'));
}

/** Adds the Content-Security-Policy to an otherwise complete page. */
function addPolicy(page: Tree.Document, mailOrigin?: string): void {
  const elements = elementsIn(page);
  const { node: charset } = elements.find(({ attributes }) => attributes.charset)!;
  const content = contentSecurityPolicy(elements, mailOrigin);
  const policy = elementOf('meta', { 'http-equiv': 'Content-Security-Policy', content });
  // A policy in a <meta> only applies to what follows.
  const siblings = charset.parentNode!.childNodes;
  siblings.splice(siblings.indexOf(charset) + 1, 0, policy);
}

/** Whether an element is a script, or makes the browser load or wait for one. Speculation rules are only data. */
function isScript(element: PageElement): boolean {
  const { type, rel, as, href } = element.attributes;
  if (isActive(element)) return type !== 'speculationrules';
  // rel=expect blocks the first paint until React's bootstrap script.
  return element.name === 'link' && (rel === 'modulepreload' || as === 'script' || href === '#_R_');
}

function elementOf(tagName: string, attributes: Record<string, string>): Tree.Element {
  const list = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, html.NS.HTML, list);
}
