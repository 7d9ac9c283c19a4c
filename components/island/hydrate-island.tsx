import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { controlsAmong, remember } from './controls';
import { snapshot, type Snapshot } from './snapshot';

/**
 * Makes the function that an island's bundle exports, with which React takes over a component's HTML.
 *
 * Translators and extensions add nodes to that HTML and replace its texts. React would not recognize it,
 * and would replace it with an empty component. So, within one task, this restores what the server wrote,
 * lets React take it over, and puts their nodes back. Fields stay where they are, with their text, focus,
 * caret and the word that is being composed.
 *
 * If React still draws the component again (because the HTML is from another version of the site, or
 * changed before the page's own script ran), the new fields get the values of the old ones. If another
 * program replaced the page's fields with copies, the fields come back with the values of the copies.
 *
 * @returns a function that takes the island's element, which carries the props as JSON in `data-props`,
 *   and what the server wrote into it; it throws if the component cannot be drawn
 */
export function hydrateIsland<Props extends object>(Component: ComponentType<Props>) {
  return (island: HTMLElement, written: Snapshot) => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    const found = snapshot(island);
    const own = written.map(([element]) => element);
    const isComplete = own.every((element) => island.contains(element));
    // A field that replaced one of these has the newer value, so it comes last.
    const give = remember(controlsAmong([...own, ...island.querySelectorAll('[name]')]));

    restore(written);
    const first = island.firstChild;
    flushSync(() => hydrateRoot(island, <Component {...props} />));
    const isDrawn = island.hasChildNodes();
    if (!isDrawn || (isComplete && first?.isConnected)) restore(found);
    give(island);
    if (!isDrawn) throw new Error(`The island ${island.dataset.island} could not be drawn.`);
  };
}

/** Removes what was added, and puts back what was removed or changed. Other nodes stay in place. */
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
