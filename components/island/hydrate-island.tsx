import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { snapshot, type Snapshot } from './snapshot';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Makes the function that an island's bundle exports: React takes over the HTML of a component.
 *
 * Translators and extensions add nodes to that HTML and replace its texts. React would not recognize it,
 * and would put an empty component in its place. So, within one task, the island becomes again what the
 * server wrote, React takes it over, and their nodes return. Fields stay where they are, with their text,
 * focus, caret and the word that is being composed.
 *
 * Where React draws the component anew all the same (the HTML is of another version of the site, or was
 * changed before the page's own script could run), the new fields take over what the old ones hold.
 *
 * @returns a function that takes the island's element, which carries the props as JSON in `data-props`,
 *   and what the server wrote into it; it throws if the component cannot be drawn
 */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>) {
  return (island: HTMLElement, written: Snapshot) => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    const found = snapshot(island);
    const fields = [...island.querySelectorAll<Field>('[name]')];
    const focused = fields.find((field) => field === document.activeElement);
    const { selectionStart = null, selectionEnd = null } = focused ?? {};

    restore(written);
    const first = island.firstChild;
    flushSync(() => hydrateRoot(island, <Component {...props} />));
    const isDrawn = island.hasChildNodes();
    if (!isDrawn || first?.isConnected) restore(found);

    for (const field of fields) {
      const current = island.querySelector<Field>(`[name=${field.name}]`) ?? field;
      if (current !== field) current.value = field.value;
      if (field !== focused || current === document.activeElement) continue;
      current.focus({ preventScroll: true });
      // A field for an e-mail address does not tell where its caret is.
      if (selectionStart !== null) current.setSelectionRange(selectionStart, selectionEnd);
    }
    if (!isDrawn) throw new Error(`The island ${island.dataset.island} could not be drawn.`);
  };
}

/** Takes out what was added, and puts back what was removed. Every other node stays where it is. */
function restore(snapshot: Snapshot): void {
  for (const [parent, children] of snapshot) {
    for (const child of [...parent.childNodes]) {
      if (!children.some(([node]) => node === child)) child.remove();
    }
    let next: Node | null = null;
    for (const [node, text] of [...children].reverse()) {
      if (node.parentNode !== parent) parent.insertBefore(node, next);
      if (node.nodeValue !== text) node.nodeValue = text;
      next = node;
    }
  }
}
