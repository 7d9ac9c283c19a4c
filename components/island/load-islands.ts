/** How long a form that was submitted early waits for its island, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** How long an island waits at most for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/** What the bundle of an island exports (hydrate-island.tsx). */
interface IslandBundle {
  default: (island: HTMLElement) => Promise<void>;
}

/**
 * Runs in the visitor's browser, as an inline script of each page with an island. It loads an
 * island's bundle when the page has loaded and the browser is idle, or at once when the visitor
 * touches the island. It holds a form that is submitted before that, complete or not, and submits
 * it again when the component listens. If the bundle cannot be loaded or does not start in time,
 * the browser submits the form by itself, and the next attempt loads the bundle again.
 *
 * @param urls the bundle of each island, by the island's name
 */
export function loadIslands(urls: Record<string, string>): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const url = urls[island.dataset.island ?? ''];
    if (url) loadIsland(island, url);
  }
}

function loadIsland(island: HTMLElement, url: string): void {
  let tries = 0;
  let loading = false;
  let started = false;
  let handsOff = false;
  /** Ends the wait of a form that was submitted early, and returns the form. */
  let release: (() => HTMLFormElement) | undefined;

  const load = () => {
    if (loading || started) return;
    loading = true;
    tries += 1;
    // A browser may remember that a URL failed, so each new attempt uses a new URL.
    import(tries > 1 ? `${url}?${tries}` : url)
      .then((bundle: IslandBundle) => {
        // An earlier attempt may arrive late.
        if (started) return;
        started = true;
        return bundle.default(island).then(handOver);
      })
      .catch(giveUp);
  };

  const hold = (event: Event) => {
    if (handsOff) return;
    event.preventDefault();
    event.stopPropagation();
    // An incomplete form dispatches `invalid` on a field and no `submit`.
    const form = (event.target as Element).closest('form');
    if (!form || release) return;
    const timer = setTimeout(giveUp, START_TIMEOUT_MS);
    const endWaiting = showWaiting(form);
    release = () => {
      release = undefined;
      clearTimeout(timer);
      endWaiting();
      return form;
    };
    load();
  };

  const giveUp = () => {
    const form = release?.();
    loading = false;
    handsOff = true;
    if (form?.reportValidity()) HTMLFormElement.prototype.submit.call(form);
    // A component that started and never listened cannot be started twice.
    handsOff = started;
  };

  const handOver = () => {
    handsOff = true;
    island.dataset.hydrated = '';
    release?.().requestSubmit();
  };

  island.addEventListener('submit', hold, true);
  island.addEventListener('invalid', hold, true);
  for (const type of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
    island.addEventListener(type, load, { once: true });
  }
  if (!savesData() || hasBegun(island)) whenIdle(load);
}

/** Disables the form's button and changes its label, until the returned function is called. */
function showWaiting(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[data-waiting]');
  if (!button) return () => {};
  const label = button.textContent;
  const pressed = document.activeElement === button;
  button.disabled = true;
  button.textContent = button.dataset.waiting ?? '';
  return () => {
    button.disabled = false;
    button.textContent = label;
    // Some browsers take the focus from a disabled button. Return it, unless the visitor moved on.
    if (pressed && document.activeElement === document.body) button.focus({ preventScroll: true });
  };
}

/** Whether the visitor asks for less data: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}

/** Whether the visitor has begun to write: the focus is in the island, or the tab keeps a draft. */
function hasBegun(island: HTMLElement): boolean {
  try {
    return island.contains(document.activeElement) || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

function whenIdle(load: () => void): void {
  // Safari has no requestIdleCallback. Without a timeout, a browser that draws nothing may never
  // call back: Chromium's headless shell did not in 2 of 100 visits.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(load);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
