import { controlsAmong, type Control } from './controls';

/**
 * Keeps the text in an island's form for this tab only (sessionStorage). It survives a reload, a crash
 * and a visit to another page, and the browser deletes it when the tab closes. Where storage is full,
 * the form works as usual.
 *
 * @throws DOMException where storage is blocked
 */
export function keepDraft(island: HTMLElement): void {
  const each = (act: (field: Control, key: string) => void) => {
    for (const field of controlsAmong(island.querySelectorAll('[name]'))) {
      act(field, `${island.dataset.island}-${field.name}`);
    }
  };
  const take = () => each((field, key) => (field.value = sessionStorage[key] ?? field.value));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that is opened again: its browser fills in old words, before or after this. On a page that is
  // opened for the first time, the visitor was quick.
  const isAgain = visit?.type !== 'navigate';
  if (isAgain) take();
  else each((field, key) => (field.value ||= sessionStorage[key] ?? ''));

  // A message removes other pages with this channel from the cache for Back and Forward. There Firefox
  // keeps an old copy of the storage with a page, which then would not find the newest words.
  const newWords = new BroadcastChannel(`${island.dataset.island}-draft`);
  /** Called at each keystroke, not after a pause: a crash gives no warning. */
  const keep = () => {
    each((field, key) => {
      try {
        if (field.value || sessionStorage[key]) sessionStorage[key] = field.value;
      } catch {
        // It is full. Old words must not return.
        delete sessionStorage[key];
      }
    });
    newWords.postMessage(null);
  };
  keep();
  island.addEventListener('input', keep);
  // A form is reset when its message was sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
  addEventListener('pageshow', ({ persisted }) => {
    if (isAgain || persisted) take();
  });
}
