import { defaultTreeAdapter, serialize } from 'parse5';
import { islandLoader, type Islands } from './islands';
import { elementsIn, parsePage, type PageElement } from './page';
import { contentSecurityPolicy, isActive } from './policy';
import { trimStyle } from './styles';

/** What all pages of an export have in common. */
export interface Site extends Islands {
  /** Where the contact form sends its message, if it is connected. */
  mailOrigin?: string;
}

/** The names of the islands on a page. */
export function islandsIn(elements: PageElement[]): string[] {
  return elements.flatMap(({ attributes }) => attributes['data-island'] ?? []);
}

/**
 * Makes of a page as Next wrote it one without Next's scripts: only its islands have a script. Styles
 * for elements that it does not have are taken out, and its Content-Security-Policy is put in.
 *
 * @param stock the page's HTML as Next wrote it
 * @returns the HTML as it will be published
 * @throws Error with the rest of a sentence when there is anything that it does not understand
 */
export async function finishPage(stock: string, site: Site): Promise<string> {
  const page = parsePage(stock);
  const written = elementsIn(page);
  const next = written.filter(isOfNext);
  if (!next.some(({ attributes, name }) => name === 'script' && attributes.src)) {
    throw new Error('it has no script of Next: it is of another build, or was finished before');
  }
  for (const { node } of next) defaultTreeAdapter.detachNode(node);

  const rest = elementsIn(page);
  const foreign = rest.find((it) => isActive(it) && it.attributes.type !== 'speculationrules');
  if (foreign) {
    const shown = foreign.attributes.src ?? `${foreign.text.slice(0, 60)}…`;
    throw new Error(
      `it has a script that would stay (“${shown}”): where Next writes it, scripts/finish must learn ` +
        'to take it out, and where the site does, it belongs into an island',
    );
  }
  const names = islandsIn(rest);
  const addresses = Object.fromEntries(names.map((name) => [name, site.addresses[name] ?? '']));
  const loader = names.length ? await islandLoader(addresses) : '';
  const inline = { name: 'script', attributes: {}, text: loader };
  for (const element of rest.filter(({ name }) => name === 'style')) {
    element.text = await trimStyle(element.text, rest, names.length ? site.scripts : []);
    // Where it came from, which nobody asks any more.
    element.node.attrs = element.node.attrs.filter(({ name }) => !name.startsWith('data-'));
    element.node.childNodes = [];
    defaultTreeAdapter.insertText(element.node, element.text);
  }

  const policy = contentSecurityPolicy(loader ? [...rest, inline] : rest, site.mailOrigin);
  const html = serialize(page);
  const [charset] = /<meta charset="[^"]*">/i.exec(html) ?? [];
  if (!charset) throw new Error('it has no <meta charset>, behind which its policy would stand');
  const end = html.lastIndexOf('</body>');
  const script = loader && `<script>${loader}</script>`;
  // A policy in a <meta> holds only for what stands behind it, so it comes as early as it may.
  return (html.slice(0, end) + script + html.slice(end)).replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

/** Next's scripts, its payload, and what tells the browser early about them. */
function isOfNext({ name, attributes: { id, src, rel, as, href }, text }: PageElement): boolean {
  if (name === 'script') {
    return /\/_next\//.test(src ?? '') || id === '_R_' || /^\(?self\.__next/.test(text);
  }
  // React lets the first paint wait for its bootstrap (rel=expect).
  return name === 'link' && (rel === 'modulepreload' || as === 'script' || href === '#_R_');
}
