import type { IslandLoader } from '../island/island-loader';
import { startWaiting } from './start-waiting';

/** How long a form that was submitted early waits for its component, in milliseconds. */
const START_TIMEOUT_MS = 8000;

/**
 * Holds a form that is submitted before its component listens, complete or not, and submits it then. If
 * the component cannot be loaded or does not start in time, the notice that the server wrote appears, and
 * the next attempt loads again.
 */
export function holdEarlySubmit(island: HTMLElement, loader: IslandLoader): void {
  // Other programs may remove or replace what the server wrote, at any time.
  const notice = island.querySelector<HTMLElement>('[role=alert] > *')!;
  const link = notice.querySelector('a')!;
  const drawn = island.querySelector<HTMLButtonElement>('[data-waiting]')!;
  const button = () => island.querySelector<HTMLButtonElement>('[data-waiting]') ?? drawn;
  const form = () => island.querySelector('form')!;
  let isWaiting = false;

  /** Waits for the component with a disabled button. Returns whether the component started in time. */
  const waitForStart = async () => {
    const label = button().textContent;
    const stopWaiting = startWaiting(button);
    button().textContent = drawn.dataset.waiting!;
    button().disabled = true;
    const isStarted = await loader.loadWithin(START_TIMEOUT_MS);
    button().textContent = label;
    button().disabled = false;
    stopWaiting();
    return isStarted;
  };

  const showNotice = () => {
    if (!island.contains(notice)) island.append(notice);
    notice.hidden = false;
    // A notice that does not fit on a small screen shows its first link.
    for (const part of [notice, link]) part.scrollIntoView({ block: 'nearest' });
    // The link submits the form as a browser without scripts would: to the visitor's mail program.
    link.onclick = (click) => {
      click.preventDefault();
      form().submit();
    };
  };

  const hold = async (event: Event) => {
    // After a failed attempt, the notice is visible, and the component does not know that.
    notice.hidden = true;
    link.onclick = null;
    if (loader.isStarted()) return;
    event.preventDefault();
    if (isWaiting) return;
    isWaiting = true;
    const isStarted = await waitForStart();
    isWaiting = false;
    if (isStarted) form().requestSubmit();
    else showNotice();
  };
  // An incomplete form dispatches `invalid` on its fields and no `submit`.
  for (const type of ['submit', 'invalid']) island.addEventListener(type, hold, true);
}
