import { askBeforeLeaving } from './ask-before-leaving';
import type * as Bundle from './browser-entry';
import { keepDraft } from './draft';
import { messageLink } from './message-link';
import { scrollToNotice } from './scroll-to-notice';

// The inline script of the contact page. It keeps what a visitor types, loads the bundle with React after the first
// paint, and remembers that Send was pressed before React runs. It draws nothing: it sets `data-script` of the island,
// and the form's classes show what that means.

const TIMEOUT_MS = 8000;

const island = document.querySelector<HTMLElement>('[data-island]')!;
// React may draw the form again, so ask for it each time.
const form = () => island.querySelector('form')!;
// With React, the browser's own check of the fields is off.
const isReactRunning = () => form().noValidate;

/** Shows that the form waits for the bundle, that the bundle did not come, or neither. */
function show(state: 'ready' | 'waiting' | 'missing') {
  island.dataset.script = state;
}

let query = '';
async function load() {
  try {
    const { default: takeOver }: typeof Bundle = await import(island.dataset.bundle + query);
    // Each attempt to send asks for the bundle, but it takes over only once.
    if (!isReactRunning()) takeOver(island);
  } catch {
    // Firefox remembers that an address failed.
    query = `?${Date.now()}`;
  }
}

async function hold(event: Event) {
  if (isReactRunning()) return show('ready');
  event.preventDefault();
  if (island.dataset.script === 'waiting') return;
  show('waiting');
  const stopAsking = askBeforeLeaving();
  await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  stopAsking();
  if (isReactRunning()) return form().requestSubmit();
  show('missing');
  scrollToNotice(form());
}

show('ready');
// An incomplete form dispatches `invalid` on its fields and no `submit`.
for (const type of ['submit', 'invalid']) island.addEventListener(type, hold, true);

island.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link?.protocol === 'mailto:') link.href = messageLink(form());
});

// Firefox restores a button as disabled if it was disabled when the visitor left the page.
form().querySelector('button')!.disabled = false;
try {
  keepDraft(island);
} catch {
  // If storage is blocked, the form works without a draft.
}
requestAnimationFrame(() => setTimeout(load));
