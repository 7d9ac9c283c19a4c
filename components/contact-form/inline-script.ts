import type * as Bundle from './browser-entry';
import { keepMessage } from './kept-message';
import { messageLink } from './message-link';
import { scrollToNotice } from './scroll-to-notice';

// The contact page's inline script. It keeps the message, loads the React bundle after the first paint and holds a message
// that's sent before React runs. It renders nothing. While a message waits, it disables the button. On a click, it adds
// the typed text to the email link. It also sets two attributes of the island, which the form's classes follow.
// browser-entry.tsx sets `data-script` to `running`.
//
// | data-script | data-held | React       | button         | what else the form shows                                  |
// | ----------- | --------- | ----------- | -------------- | --------------------------------------------------------- |
// | (none)      |           |             | send           | `withoutScript`, if scripts are off. If a policy or an    |
// |             |           |             |                | extension blocks them, after an edit or an attempt to     |
// |             |           |             |                | send. The form opens the visitor's mail program.          |
// | loading     |           |             | send           | The browser points out the first missing field.           |
// | loading     | waiting   |             | sending, off   |                                                           |
// | loading     | unsent    |             | send           | the notice `notLoaded`                                    |
// | running     | unsent    | idle        | send           | the notice `notLoaded`, until the next attempt to send    |
// | running     |           | idle        | send           | The same after the service has refused a message.         |
// | running     |           | submitted   | send           | an error at each invalid field, which follows the typing  |
// | running     |           | processing  | sending, off   | fields that can't be edited                               |
// | running     |           | sent        | send           | empty fields, and `sent` for 3 seconds                    |
// | running     |           | failure     | send           | the notice for that failure, until the next attempt       |
//
// If the bundle runs while a message waits, this script submits the message before the browser paints.

const timeoutMs = 8000;

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
  await Promise.race([loadBundle(), new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
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
