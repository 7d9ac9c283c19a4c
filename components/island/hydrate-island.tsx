import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { restore, restoreElements, snapshot, type Snapshot } from './snapshot';

/**
 * Makes the function that an island's bundle exports, with which React takes over a component's HTML.
 *
 * Translators and extensions add nodes to that HTML and replace its texts. React would not recognize it,
 * and would replace it with an empty component. So, within one task, this restores what the server wrote,
 * lets React take it over, and puts their nodes back. Fields stay where they are, with the word that is
 * being composed. React's elements stay, even if React draws all of them again (because the HTML is from
 * another version of the site, or changed before the page's own script ran), or if another program
 * replaced them with copies.
 *
 * @param remember notes what the visitor typed into the elements that the server wrote or into copies, and
 *   returns a function that gives it to the elements that are there now
 * @returns a function that takes the island's element, which carries the props as JSON in `data-props`,
 *   and what the server wrote into it; it throws if the component cannot be drawn
 */
export function hydrateIsland<Props extends object>(
  Component: ComponentType<Props>,
  remember: (elements: Element[]) => () => void,
) {
  return (island: HTMLElement, original: Snapshot) => {
    const props = JSON.parse(island.dataset.props ?? '{}') as Props;
    const giveBack = remember(original.map(([element]) => element));
    const changed = snapshot(island);
    restore(original);
    flushSync(() => hydrateRoot(island, <Component {...props} />));
    const drawn = snapshot(island);
    restore(changed);
    restoreElements(drawn);
    giveBack();
    if (drawn.length === 1) {
      throw new Error(`The island ${island.dataset.island} could not be drawn.`);
    }
  };
}
