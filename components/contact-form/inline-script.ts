import type * as Bundle from './browser-entry';
import { keepDraft } from './draft';
import { startWaiting } from './start-waiting';

// The inline script of a page with a contact form. It loads the bundle after the first paint. A form that is
// submitted earlier, complete or not, waits for the bundle and is submitted then. If the bundle does not
// come in time, the notice that the server wrote appears, and the next attempt loads again.

const TIMEOUT_MS = 8000;

const island = document.querySelector<HTMLElement>('[data-island=contact-form]')!;
const notice = island.querySelector<HTMLElement>('[role=alert] > *')!;
const link = notice.querySelector('a')!;
// React may draw the form again, so these ask for it each time.
const form = () => island.querySelector('form')!;
const button = () => island.querySelector<HTMLButtonElement>('[data-waiting]')!;
const label = button().textContent;
const isStarted = () => 'hydrated' in island.dataset;

// Hides the sentence for browsers without this script.
island.dataset.started = '';

let query = '';
async function load() {
  try {
    const { default: takeOver }: typeof Bundle = await import(island.dataset.bundle + query);
    // Each attempt to send asks for the bundle, but it takes over only once.
    if (isStarted()) return;
    // React must find the button as the server wrote it.
    setWaiting(false);
    takeOver(island);
  } catch {
    // Firefox remembers that an address failed.
    query = `?${Date.now()}`;
  }
}

function setWaiting(isWaiting: boolean) {
  button().textContent = isWaiting ? button().dataset.waiting! : label;
  button().disabled = isWaiting;
}

async function hold(event: Event) {
  // After a failed attempt, the notice is visible, and React does not know that.
  notice.hidden = true;
  if (isStarted()) return;
  event.preventDefault();
  if (button().disabled) return;
  const stopWaiting = startWaiting(button);
  setWaiting(true);
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  setWaiting(false);
  stopWaiting();
  if (isStarted()) return form().requestSubmit();
  notice.hidden = false;
  // A notice that does not fit on a small screen shows its first link.
  for (const part of [notice, link]) part.scrollIntoView({ block: 'nearest' });
}
// An incomplete form dispatches `invalid` on its fields and no `submit`.
for (const type of ['submit', 'invalid']) island.addEventListener(type, hold, true);

link.addEventListener('click', (click) => {
  if (isStarted()) return;
  // As in a browser without scripts, the form opens the mail program with the typed text.
  click.preventDefault();
  form().submit();
});

// Firefox restores a button as disabled if it was disabled when the visitor left the page.
button().disabled = false;
try {
  keepDraft(island);
} catch {
  // If storage is blocked, the form works without a draft.
}
requestAnimationFrame(() => setTimeout(load));
