import type * as Bundle from './browser-entry';
import { keepMessage } from './kept-message';
import { messageLink } from './message-link';
import { scrollToNotice } from './scroll-to-notice';

// The contact page's inline script. It keeps the message, loads the React bundle after the first paint and holds a message
// that's sent before React runs. It renders nothing. While a message waits, it disables the button. On a click, it adds
// the typed text to the email link. It also sets two attributes of the island, which the form's classes follow:
// - `data-script` is `loading` until the bundle has run. Then browser-entry.tsx sets it to `running`.
// - `data-held` is `waiting` while a message waits for the bundle, and `unsent` if it waited too long.

const TIMEOUT_MS = 8000;

const island = document.querySelector<HTMLElement>('[data-island]')!;
// React may replace the form, so look it up each time.
const form = () => island.querySelector('form')!;
const { dataset: state } = island;
const isReactRunning = () => state.script === 'running';

/** The element that had the focus when the button was disabled. Some browsers blur a disabled button. */
let focused: HTMLElement | undefined;
function enableButton() {
  form().querySelector('button')!.disabled = false;
  if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
}

/** Whether the visitor tried to send an incomplete form and hasn't typed since. */
let isIncomplete = false;
let query = '';
async function loadBundle() {
  try {
    const { default: hydrateForm }: typeof Bundle = await import(state.bundle + query);
    // Each attempt to send imports the bundle, which must hydrate only once.
    if (isReactRunning()) return;
    enableButton();
    hydrateForm(island);
    if (isIncomplete) form().requestSubmit();
  } catch {
    // Firefox caches a failed import by its address.
    query = `?${Date.now()}`;
  }
}

async function holdMessage(event: Event) {
  delete state.held;
  if (isReactRunning()) return;
  event.preventDefault();
  state.held = 'waiting';
  focused = document.activeElement as HTMLElement;
  form().querySelector('button')!.disabled = true;
  window.onbeforeunload = (leaving) => leaving.preventDefault();
  await Promise.race([loadBundle(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  window.onbeforeunload = null;
  enableButton();
  if (isReactRunning()) return form().requestSubmit();
  state.held = 'unsent';
  scrollToNotice(form());
}

state.script = 'loading';
island.addEventListener('submit', holdMessage, true);
// An incomplete form has no `submit` event, because the browser points out the first missing field. Once React runs, it
// shows all errors.
island.addEventListener('invalid', () => (isIncomplete = true), true);
island.addEventListener('input', () => (isIncomplete = false));

island.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link?.protocol === 'mailto:') link.href = messageLink(form());
});

// Firefox restores a button's disabled state after Back.
enableButton();
try {
  keepMessage(island);
} catch {
  // Storage is blocked: the form works without a kept message.
}
requestAnimationFrame(() => setTimeout(loadBundle));
