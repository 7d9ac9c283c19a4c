import { islandLoader, loadSoon, type BundleUrls } from '../island/island-loader';
import { snapshot } from '../island/snapshot';
import { keepDraft } from './draft';
import { holdEarlySubmit } from './early-submit';
import { fieldsAmong } from './fields';
import { returnIsland } from './return-island';

/**
 * The inline script of a page with a contact form. On a page that the browser prepares ahead of a visit, it
 * waits for the visit, because the page's copy of the tab's storage dates from its preparation.
 */
export default function startContactForm(urls: BundleUrls): void {
  const island = document.querySelector<HTMLElement>('[data-island=contact-form]')!;
  const original = snapshot(island);
  const fields = fieldsAmong(original.map(([element]) => element));
  const start = () => {
    const loader = islandLoader(island, original, urls);
    returnIsland(island, fields);
    holdEarlySubmit(island, loader);
    // Firefox restores a button as disabled if it was disabled when the visitor left the page.
    island.querySelector(':disabled')?.removeAttribute('disabled');
    try {
      keepDraft(island, fields);
    } catch {
      // If storage is blocked, the form works without a draft.
    }
    loadSoon(island, loader.load);
  };
  // https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering
  if (!(document as { prerendering?: boolean }).prerendering) start();
  else document.addEventListener('prerenderingchange', start, { once: true });
}
