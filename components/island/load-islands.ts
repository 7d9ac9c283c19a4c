/** How long a message that was sent early waits for its island, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/** How long an island waits at most for the browser to be idle, in milliseconds. */
const IDLE_TIMEOUT_MS = 2000;

/** What the bundle of an island exports (hydrate-island.tsx). */
interface IslandBundle {
  default: (island: HTMLElement) => Promise<void>;
}

/** A form that was sent before its island was there. */
interface HeldForm {
  form: HTMLFormElement;
  /** The button that shows that the message is being worked on, and what it reads otherwise. */
  button: HTMLButtonElement | null;
  label: string | null | undefined;
  timer: number;
}

/**
 * Runs in the visitor's browser, as an inline script of each page with an island. It loads an
 * island's bundle when the page is there and the browser idle, and at once when the visitor turns to
 * it. It holds a form that is sent before that, complete or not, and hands it over when the component
 * listens. If the bundle cannot be loaded or does not start in time, the browser's own form goes on,
 * and the next try starts fresh.
 *
 * @param addresses the bundle of each island, by its name
 */
export function loadIslands(addresses: Record<string, string>): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const address = addresses[island.dataset.island ?? ''];
    if (address) loadIsland(island, address);
  }
}

function loadIsland(island: HTMLElement, address: string): void {
  let tries = 0;
  let loading = false;
  let started = false;
  let handsOff = false;
  let held: HeldForm | undefined;

  const load = () => {
    if (loading || started) return;
    loading = true;
    tries += 1;
    // A browser may remember that an address failed, so another try has another address.
    import(tries > 1 ? `${address}?${tries}` : address)
      .then((bundle: IslandBundle) => {
        // An earlier try may have arrived late.
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
    if (held) return;
    // A field that is missing says so (`invalid`) in place of the form's `submit`.
    const form = (event.target as Element).closest('form');
    if (!form) return;
    const button = form.querySelector<HTMLButtonElement>('[data-waiting]');
    held = {
      form,
      button,
      label: button?.textContent,
      timer: window.setTimeout(giveUp, START_TIMEOUT_MS),
    };
    if (button) {
      button.disabled = true;
      button.textContent = button.dataset.waiting ?? '';
    }
    load();
  };

  const release = () => {
    const form = held?.form;
    if (held?.button) {
      held.button.disabled = false;
      held.button.textContent = held.label ?? '';
    }
    clearTimeout(held?.timer);
    held = undefined;
    return form;
  };

  const giveUp = () => {
    loading = false;
    const form = release();
    handsOff = true;
    if (form?.reportValidity()) HTMLFormElement.prototype.submit.call(form);
    // A component that began and never listened cannot be started twice.
    handsOff = started;
  };

  const handOver = () => {
    handsOff = true;
    island.dataset.hydrated = '';
    release()?.requestSubmit();
  };

  island.addEventListener('submit', hold, true);
  island.addEventListener('invalid', hold, true);
  for (const sign of ['pointerenter', 'pointerdown', 'focusin', 'input']) {
    island.addEventListener(sign, load, { once: true });
  }
  if (!savesData() || isUnderWay(island)) whenIdle(load);
}

/** Whether the visitor asks to be spared what is not needed: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}

/** Whether the visitor has been here before: the focus is there, or the tab keeps a draft. */
function isUnderWay(island: HTMLElement): boolean {
  try {
    return island.contains(document.activeElement) || sessionStorage.length > 0;
  } catch {
    return false;
  }
}

function whenIdle(load: () => void): void {
  // Safari has no requestIdleCallback. A browser that draws nothing more may never call without a
  // timeout: Chromium's headless shell did not in 2 of 100 visits.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
      : setTimeout(load);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
