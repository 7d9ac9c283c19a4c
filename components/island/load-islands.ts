import { askBeforeLeaving } from './ask-before-leaving';
import { keepDraft } from './draft';
import { snapshot, type Snapshot } from './snapshot';

/** How long a form that was submitted early waits for its island, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** What the bundle of an island exports (hydrate-island.tsx). */
interface IslandBundle {
  default: (island: HTMLElement, written: Snapshot) => void;
}

/** The URLs of an island's bundle, and of its copy, whose URL is the same in every version of the site. */
type BundleUrls = [bundle: string, copy: string];

/**
 * Runs in the visitor's browser, as an inline script of each page with an island. It keeps the draft of
 * the island's form, and loads the island's bundle after the first paint or, if the visitor saves data,
 * when the visitor first points at the island, focuses it or types. It holds a form that is submitted
 * before that, complete or not, and submits it when the component listens. If the bundle cannot be loaded
 * or does not start in time, the notice that the server wrote appears, and the next attempt loads again.
 *
 * On a page that the browser prepares ahead of a visit, this waits for the visit, because the page's copy
 * of the tab's storage dates from its preparation.
 *
 * @param urls the bundle and its copy, by the island's name
 */
export function loadIslands(urls: Record<string, BundleUrls>): void {
  for (const [name, [bundle, copy]] of Object.entries(urls)) {
    const island = document.querySelector<HTMLElement>(`[data-island=${name}]`)!;
    const written = snapshot(island);
    const start = () => loadIsland(island, written, bundle, copy);
    // https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering
    if (!(document as { prerendering?: boolean }).prerendering) start();
    else document.addEventListener('prerenderingchange', start, { once: true });
  }
}
function loadIsland(island: HTMLElement, written: Snapshot, bundle: string, copy: string): void {
  const find = <Found extends HTMLElement>(selector: string) =>
    island.querySelector<Found>(selector)!;
  // Other programs may remove or replace what the server wrote, at any time.
  const notice = find('[role=alert] > *');
  const link = find('[role=alert] a');
  const ownButton = find<HTMLButtonElement>('[data-waiting]');
  const currentButton = () => find<HTMLButtonElement>('[data-waiting]') ?? ownButton;
  /** The URL that the next attempt loads. */
  let url = bundle;
  let loading = false;
  let started = false;
  /** Ends the wait of a form that was submitted early. */
  let release: ((failed: boolean) => void) | undefined;

  const load = () => {
    if (loading || started) return;
    loading = true;
    // A browser may remember that a URL failed, or still be waiting for it.
    const asked = url;
    url = `${copy}?${Date.now()}`;
    import(asked)
      .catch(() => import(url))
      .then((loaded: IslandBundle) => {
        // An earlier attempt may arrive late.
        if (started) return;
        loaded.default(island, written);
        started = true;
        island.dataset.hydrated = '';
        if (!release) return;
        release(false);
        find<HTMLFormElement>('form').requestSubmit();
      })
      .catch(giveUp);
  };

  const giveUp = () => {
    loading = false;
    release?.(true);
  };

  const hold = (event: Event) => {
    // An attempt that failed before the component started left the notice, unknown to the component.
    notice.hidden = true;
    link.onclick = null;
    if (started) return;
    // An incomplete form dispatches `invalid` on its fields and no `submit`.
    event.preventDefault();
    if (release) return;
    const button = currentButton();
    const label = button.textContent;
    const pressed = document.activeElement === button;
    button.disabled = true;
    button.textContent = button.dataset.waiting!;
    const stopAsking = askBeforeLeaving();
    const timer = setTimeout(giveUp, START_TIMEOUT_MS);
    release = (failed) => {
      release = undefined;
      stopAsking();
      clearTimeout(timer);
      const button = currentButton();
      button.textContent = label;
      button.disabled = false;
      // Some browsers take the focus from a disabled button. Return it, unless the visitor moved on.
      if (pressed && document.activeElement === document.body)
        button.focus({ preventScroll: true });
      if (!failed) return;
      if (!island.contains(notice)) island.append(notice);
      notice.hidden = false;
      notice.scrollIntoView({ block: 'nearest' });
      // Its link submits the form as a browser without scripts would: to the visitor's mail program.
      link.onclick = (click) => {
        click.preventDefault();
        find<HTMLFormElement>('form').submit();
      };
    };
    load();
  };

  island.addEventListener('submit', hold, true);
  island.addEventListener('invalid', hold, true);
  for (const type of ['pointerenter', 'focusin', 'input']) {
    island.addEventListener(type, load, { once: true });
  }
  try {
    keepDraft(island);
  } catch {
    // If storage is blocked, the form works without a draft.
  }
  // Firefox restores a button as disabled if it was disabled when the visitor left the page.
  find(':disabled')?.removeAttribute('disabled');
  // https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // After the first paint, so that neither fetching nor starting the script delays it.
  if (!connection?.saveData) requestAnimationFrame(() => setTimeout(load));
}
