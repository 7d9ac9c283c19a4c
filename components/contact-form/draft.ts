/**
 * Keeps the text in the form for this tab only (sessionStorage). The text survives a reload, a crash and
 * a visit to another page, and the browser deletes it when the tab closes.
 *
 * @throws DOMException if the browser blocks storage
 */
export function keepDraft(island: HTMLElement): void {
  // React may draw the form again, so ask for it each time.
  const form = () => island.querySelector('form')!;
  const take = (isNewest: boolean) =>
    fill(form(), JSON.parse(sessionStorage.getItem('contact-form') ?? '[]'), isNewest);
  const keep = () =>
    sessionStorage.setItem('contact-form', JSON.stringify([...new FormData(form())]));
  take(false);
  // At each keystroke, because a crash gives no warning.
  island.addEventListener('input', keep);
  // The form is reset after its message is sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
  // When a visitor reloads a page or goes back to it, the browser fills in words that may be older.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  addEventListener('pageshow', ({ persisted }) => take(persisted || visit?.type !== 'navigate'));
}

/** Writes texts into a form's fields: into all of them, or only into the empty ones. */
export function fill(
  form: HTMLFormElement,
  texts: Iterable<[name: string, text: FormDataEntryValue]>,
  isNewest: boolean,
): void {
  for (const [name, text] of texts) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && (isNewest || !field.value)) field.value = text as string;
  }
}
