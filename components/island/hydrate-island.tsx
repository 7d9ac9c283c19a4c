import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { controlsAmong, remember } from './controls';
import { snapshot, type Snapshot } from './snapshot';

/**
 * Makes the function that an island's bundle exports: React takes over the HTML of a component.
 *
 * Translators and extensions add nodes to that HTML and replace its texts. React would not recognize it,
 * and would put an empty component in its place. So, within one task, the island becomes again what the
 * server wrote, React takes it over, and their nodes return. Fields stay where they are, with their text,
 * focus, caret and the word that is being composed.
 *
 * Where React still draws the component again (the HTML is of another version of the site, or was
 * changed before the page's own script could run), the new fields take over what the old ones hold. So do
 * the page's own fields from a copy that another program put in their place, which does not return.
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
    // What is in the place of a missing field is newer.
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
