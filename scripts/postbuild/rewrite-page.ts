import { defaultTreeAdapter, html, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { FormBundle } from './form-bundle';
import { elementsIn, parsePage, type PageElement } from './page-elements';
import { contentSecurityPolicy, isActive } from './policy';

const { appendChild, createCommentNode, detachNode, insertBefore, insertText } = defaultTreeAdapter;

/**
 * Removes Next's scripts from a page, moves its styles behind its metadata, and adds the script of its contact form
 * and its Content-Security-Policy.
 *
 * @param stock the page's HTML as Next wrote it
 * @param mailOrigin where the contact form sends its message, if it is connected
 * @returns the HTML to publish
 * @throws Error with the end of a sentence if the page has something that this step does not understand
 */
export function rewritePage(stock: string, bundle: FormBundle, mailOrigin?: string): string {
  const page = parsePage(stock);
  removeNextScripts(page);
  const elements = elementsIn(page);
  moveStylesToEnd(elements);
  const { node: body } = elements.find(({ name }) => name === 'body')!;
  const island = elements.find(({ attributes }) => attributes['data-island']);
  if (island) {
    island.node.attrs.push({ name: 'data-bundle', value: bundle.url });
    // Cloudflare's proxy would delay a script without this attribute, by a script that the policy blocks.
    // https://developers.cloudflare.com/speed/optimization/content/rocket-loader/ignore-javascripts/
    const script = elementOf('script', { 'data-cfasync': 'false', type: 'module' });
    insertText(script, bundle.inlineScript);
    appendChild(body, script);
  }
  keepEmailAddresses(body);
  addPolicy(page, mailOrigin);
  return serialize(page);
}

function removeNextScripts(page: Tree.Document): void {
  const elements = elementsIn(page);
  const ofNext = elements.filter(isOfNext);
  if (!ofNext.some(({ name, attributes }) => name === 'script' && attributes.src)) {
    throw new Error('it has no script of Next: it is from another build, or already finished');
  }
  const foreign = elements.find(
    (each) =>
      isActive(each) && !ofNext.includes(each) && each.attributes.type !== 'speculationrules',
  );
  if (foreign) {
    const { attributes, text } = foreign;
    throw new Error(
      `it has a script that would stay (“${attributes.src ?? `${text.slice(0, 60)}…`}”): if Next ` +
        'writes it, scripts/postbuild must remove it; if the site does, move it to components/contact-form',
    );
  }
  for (const { node } of ofNext) detachNode(node);
}

/**
 * Moves the styles behind the tags that link previews read, because Slack reads only 32 KB of a page. Drops React's
 * names for them, which would keep the style sheet that Next has inlined.
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

/**
 * Keeps Cloudflare's proxy from hiding e-mail addresses, because the policy blocks the script that shows them again.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
function keepEmailAddresses(body: Tree.Element): void {
  insertBefore(body, createCommentNode('email_off'), body.childNodes[0]!);
  appendChild(body, createCommentNode('/email_off'));
}

/**
 * Adds the Content-Security-Policy to a page, which must have all its other elements already.
 *
 * @throws Error with the end of a sentence if the page has no charset, which the policy must follow
 */
function addPolicy(page: Tree.Document, mailOrigin?: string): void {
  const elements = elementsIn(page);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.charset);
  if (!charset) throw new Error('it has no <meta charset>, which its policy must follow');
  const content = contentSecurityPolicy(elements, mailOrigin);
  const policy = elementOf('meta', { 'http-equiv': 'Content-Security-Policy', content });
  // A policy in a <meta> applies only to what follows it, so it comes as early as possible.
  const siblings = charset.node.parentNode!.childNodes;
  siblings.splice(siblings.indexOf(charset.node) + 1, 0, policy);
}

/** Whether an element is a script of Next, its payload, or a hint to load them early. */
function isOfNext({ name, attributes: { id, src, rel, as, href }, text }: PageElement): boolean {
  if (name === 'script') {
    return /\/_next\//.test(src ?? '') || id === '_R_' || /^\(?self\.__next/.test(text);
  }
  // With rel=expect, React makes the first paint wait for its bootstrap script.
  return name === 'link' && (rel === 'modulepreload' || as === 'script' || href === '#_R_');
}

function elementOf(tagName: string, attributes: Record<string, string>): Tree.Element {
  const list = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  return defaultTreeAdapter.createElement(tagName, html.NS.HTML, list);
}
