import { findField, names, type Fields } from './fields';

/**
 * Keeps the text in the form for this tab only (sessionStorage). The text survives a reload, a crash and
 * a visit to another page, and the browser deletes it when the tab closes. If storage is full, the form
 * works as usual.
 *
 * @throws DOMException if storage is blocked
 */
export function keepDraft(island: HTMLElement, fields: Fields): void {
  const each = (act: (field: HTMLInputElement | HTMLTextAreaElement, key: string) => void) => {
    for (const name of names) {
      const field = findField(fields, name);
      if (field) act(field, `contact-form-${name}`);
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
  // keeps an old copy of the storage with a page, so the page would not find the newest words. Embedded
  // browsers may lack such channels.
  const newWords =
    'BroadcastChannel' in window ? new BroadcastChannel('contact-form-draft') : undefined;
  const keep = ({ target }: { target: unknown }) => {
    let isNew = false;
    each((field, key) => {
      // Only the visitor or a reset empties a draft. Another program's copy of a field may be empty, too.
      const isEmptied = target === field || target === field.form;
      if (field.value === (sessionStorage[key] ?? '') || !(field.value || isEmptied)) return;
      isNew = true;
      try {
        sessionStorage[key] = field.value;
      } catch {
        // Storage is full. Old words must not come back.
        delete sessionStorage[key];
      }
    });
    if (isNew) newWords?.postMessage(null);
  };
  keep({ target: null });
  // At each keystroke, not after a pause, because a crash gives no warning. Password managers and other
  // programs may fill in a field without an event, so also when the page is hidden or left.
  for (const type of ['input', 'change']) island.addEventListener(type, keep);
  for (const type of ['visibilitychange', 'pagehide']) addEventListener(type, keep);
  // The form is reset after its message is sent. Its fields are empty only after this event.
  island.addEventListener('reset', ({ target }) => queueMicrotask(() => keep({ target })));
  addEventListener('pageshow', ({ persisted }) => {
    if (isAgain || persisted) take();
  });
}
