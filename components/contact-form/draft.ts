/**
 * Keeps the text in the form for this tab only (sessionStorage). The text survives a reload, a crash and
 * a visit to another page, and the browser deletes it when the tab closes.
 *
 * @throws DOMException if the browser blocks storage
 */
export function keepDraft(island: HTMLElement): void {
  // React may draw the form again, so ask for it each time.
  const form = () => island.querySelector('form')!;
  const take = (into: 'all' | 'empty') =>
    fill(form(), JSON.parse(sessionStorage.getItem('contact-form') ?? '[]'), into);
  const keep = () =>
    sessionStorage.setItem('contact-form', JSON.stringify([...new FormData(form())]));
  // What is in the form already was typed before this script.
  take('empty');
  // At each keystroke, because a crash gives no warning.
  island.addEventListener('input', keep);
  // The form is reset after its message is sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
  // When a visitor reloads a page or goes back to it, the browser fills in words that may be older.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  addEventListener('pageshow', ({ persisted }) =>
    take(persisted || visit?.type !== 'navigate' ? 'all' : 'empty'),
  );
}

/** Writes texts into all fields of a form, or only into the empty ones. */
export function fill(
  form: HTMLFormElement,
  texts: Iterable<[name: string, text: FormDataEntryValue]>,
  into: 'all' | 'empty',
): void {
  for (const [name, text] of texts) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && (into === 'all' || !field.value)) field.value = text as string;
  }
}
