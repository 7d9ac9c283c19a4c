import { controlsAmong, type Control } from './controls';

/**
 * Keeps the text in an island's form for this tab only (sessionStorage). The text survives a reload, a
 * crash and a visit to another page, and the browser deletes it when the tab closes. If storage is full,
 * the form works as usual.
 *
 * @throws DOMException if storage is blocked
 */
export function keepDraft(island: HTMLElement): void {
  const each = (act: (field: Control, key: string) => void) => {
    for (const field of controlsAmong(island.querySelectorAll('[name]'))) {
      act(field, `${island.dataset.island}-${field.name}`);
    }
  };
  const take = () => each((field, key) => (field.value = sessionStorage[key] ?? field.value));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // When a visitor reloads a page or goes back to it, the browser fills in old words, before or after
  // this runs, so the draft wins. On any other visit, the words in a field are new, so they stay.
  const isAgain = visit?.type !== 'navigate';
  if (isAgain) take();
  else each((field, key) => (field.value ||= sessionStorage[key] ?? ''));

  // A message removes other pages with this channel from the cache for Back and Forward. There, Firefox
  // keeps an old copy of the storage with a page, so the page would not find the newest words.
  const newWords = new BroadcastChannel(`${island.dataset.island}-draft`);
  /** Runs at each keystroke, not after a pause, because a crash gives no warning. */
  const keep = () => {
    each((field, key) => {
      try {
        if (field.value || sessionStorage[key]) sessionStorage[key] = field.value;
      } catch {
        // Storage is full. Old words must not come back.
        delete sessionStorage[key];
      }
    });
    newWords.postMessage(null);
  };
  keep();
  island.addEventListener('input', keep);
  // The form is reset after its message is sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
  addEventListener('pageshow', ({ persisted }) => {
    if (isAgain || persisted) take();
  });
}
