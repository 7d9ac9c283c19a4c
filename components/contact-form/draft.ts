/**
 * Keeps a draft in sessionStorage: it survives a reload, a crash and a visit to another page, and goes when the tab
 * closes.
 *
 * @throws DOMException if the browser blocks storage
 */
export function keepDraft(island: HTMLElement): void {
  // React may replace the form, so look it up each time.
  const form = () => island.querySelector('form')!;
  const take = (into: 'all' | 'empty') =>
    fill(form(), JSON.parse(sessionStorage.getItem('contact-form') ?? '[]'), into);
  const keep = () =>
    sessionStorage.setItem('contact-form', JSON.stringify([...new FormData(form())]));
  // Text that's already there was typed before this script ran.
  take('empty');
  // Save at each keystroke: a crash gives no warning.
  island.addEventListener('input', keep);
  // The form resets after sending. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
  // After a reload or Back, the browser restores text that may be older than the draft.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  addEventListener('pageshow', ({ persisted }) =>
    take(persisted || visit?.type !== 'navigate' ? 'all' : 'empty'),
  );
}

/** Fills in all fields of a form or only the empty ones. */
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
