import { keepDraft } from './draft';
import { snapshot, type Snapshot } from './snapshot';

/** How long a form that was submitted early waits for its island, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** What the bundle of an island exports (hydrate-island.tsx). */
interface IslandBundle {
  default: (island: HTMLElement, written: Snapshot) => void;
}

/** The URLs of an island's bundle, and of its copy, which every version of the site has at that URL. */
type BundleUrls = [bundle: string, copy: string];

/**
 * Runs in the visitor's browser, as an inline script of each page with an island. It keeps the draft of
 * the island's form, and loads the island's bundle after the first paint or, where the visitor saves
 * data, at the first touch. It holds a form that is submitted before that, complete or not, and submits
 * the island's form when the component listens. If the bundle cannot be loaded or does not start in
 * time, the notice that the server wrote shows, and the next attempt loads it again.
 *
 * @param urls the bundle and its copy, by the island's name
 */
export function loadIslands(urls: Record<string, BundleUrls>): void {
  for (const [name, [bundle, copy]] of Object.entries(urls)) {
    loadIsland(document.querySelector(`[data-island=${name}]`)!, bundle, copy);
  }
}

function loadIsland(island: HTMLElement, bundle: string, copy: string): void {
  const written = snapshot(island);
  const find = <Found extends HTMLElement>(selector: string) =>
    island.querySelector<Found>(selector)!;
  /** What the next attempt asks for. */
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
    if (started) return;
    // An incomplete form dispatches `invalid` on its fields and no `submit`.
    event.preventDefault();
    if (release) return;
    const notice = find('[role=alert] > *');
    const button = find<HTMLButtonElement>('[data-waiting]');
    const label = button.textContent;
    const pressed = document.activeElement === button;
    notice.hidden = true;
    button.disabled = true;
    button.textContent = button.dataset.waiting!;
    const timer = setTimeout(giveUp, START_TIMEOUT_MS);
    release = (failed) => {
      release = undefined;
      clearTimeout(timer);
      button.textContent = label;
      button.disabled = false;
      // Some browsers take the focus from a disabled button. Return it, unless the visitor moved on.
      if (pressed && document.activeElement === document.body) {
        find('[data-waiting]').focus({ preventScroll: true });
      }
      if (!failed) return;
      notice.hidden = false;
      notice.scrollIntoView({ block: 'nearest' });
      // Its link submits the form as a browser without scripts does: to the visitor's mail program.
      find('[role=alert] a').onclick = (click) => {
        click.preventDefault();
        button.form!.submit();
      };
    };
    load();
  };

  island.addEventListener('submit', hold, true);
  island.addEventListener('invalid', hold, true);
  for (const type of ['pointerenter', 'focusin', 'input']) {
    island.addEventListener(type, load, { once: true });
  }
  keepDraft(island);
  // Firefox restores a button as disabled if it was disabled when the visitor left the page.
  find(':disabled')?.removeAttribute('disabled');
  // https://wicg.github.io/savedata/
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // After the first paint, which neither the fetching nor the starting of a script may delay.
  if (!connection?.saveData) requestAnimationFrame(() => setTimeout(load));
}
