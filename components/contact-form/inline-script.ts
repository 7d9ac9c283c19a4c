import { askBeforeLeaving } from './ask-before-leaving';
import type * as Bundle from './browser-entry';
import { keepDraft } from './draft';
import { messageLink } from './message-link';
import { scrollToNotice } from './scroll-to-notice';

// The contact page's inline script. It keeps a draft, loads the React bundle after the first paint and holds a message
// that's sent before React runs. It renders nothing: it only sets `data-script`, which the form's classes follow.

const TIMEOUT_MS = 8000;

const island = document.querySelector<HTMLElement>('[data-island]')!;
// React may replace the form, so look it up each time.
const form = () => island.querySelector('form')!;
// React turns off the browser's validation.
const isReactRunning = () => form().noValidate;

function setState(state: 'ready' | 'waiting' | 'missing') {
  island.dataset.script = state;
}

let query = '';
async function loadBundle() {
  try {
    const { default: hydrateForm }: typeof Bundle = await import(island.dataset.bundle + query);
    // Each attempt to send imports the bundle, which must hydrate only once.
    if (!isReactRunning()) hydrateForm(island);
  } catch {
    // Firefox caches a failed import by its address.
    query = `?${Date.now()}`;
  }
}

async function holdMessage(event: Event) {
  if (isReactRunning()) return setState('ready');
  event.preventDefault();
  if (island.dataset.script === 'waiting') return;
  setState('waiting');
  const stopAsking = askBeforeLeaving();
  await Promise.race([loadBundle(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  stopAsking();
  if (isReactRunning()) return form().requestSubmit();
  setState('missing');
  scrollToNotice(form());
}

setState('ready');
// An incomplete form fires `invalid` on its fields, not `submit`.
for (const type of ['submit', 'invalid']) island.addEventListener(type, holdMessage, true);

island.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest('a');
  if (link?.protocol === 'mailto:') link.href = messageLink(form());
});

// Firefox restores a button's disabled state after Back.
form().querySelector('button')!.disabled = false;
try {
  keepDraft(island);
} catch {
  // Storage is blocked: the form works without a draft.
}
requestAnimationFrame(() => setTimeout(loadBundle));
