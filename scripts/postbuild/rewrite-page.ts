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
  const elements = elementsIn(page);
  for (const each of elements) if (isScript(each)) detachNode(each.node);
  const find = (name: string) => elements.find((each) => each.name === name)!.node;
  const [head, body] = [find('head'), find('body')];
  for (const each of elements) if (each.name === 'style') finishStyle(each, head);
  const island = elements.find(({ attributes }) => attributes['data-island']);
  if (island) {
    island.node.attrs.push({ name: 'data-bundle', value: bundle.url });
    // Keeps Cloudflare's proxy from delaying the script with its own, which the policy blocks.
    // https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
    const script = elementOf('script', { 'data-cfasync': 'false', type: 'module' });
    insertText(script, bundle.inlineScript);
    appendChild(body, script);
  }
  // Keeps Cloudflare's proxy from hiding email addresses: the policy blocks the script that would show them.
  // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
  insertBefore(body, createCommentNode('email_off'), body.childNodes[0]!);
  appendChild(body, createCommentNode('/email_off'));
  // A policy in a <meta> only applies to what follows.
  const content = contentSecurityPolicy(elementsIn(page), mailOrigin);
  const policy = elementOf('meta', { 'http-equiv': 'Content-Security-Policy', content });
  const charset = elements.find(({ attributes }) => attributes.charset)!.node;
  head.childNodes.splice(head.childNodes.indexOf(charset) + 1, 0, policy);
  return serialize(page);
}

/**
 * Removes the white space that styles have in components, about 600 bytes of a page. Moves those of the head after the
 * tags for link previews, because Slack reads only 32 KB, and drops React's attributes, which refer to the style sheet
 * that Next inlined.
 */
function finishStyle({ node, text }: PageElement, head: Tree.Element): void {
  const { code } = transformSync(text, { loader: 'css', minifyWhitespace: true });
  node.childNodes = [];
  insertText(node, code.trim());
  if (node.parentNode !== head) return;
  node.attrs = node.attrs.filter(({ name }) => !name.startsWith('data-'));
  detachNode(node);
  appendChild(head, node);
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
