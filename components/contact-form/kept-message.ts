/**
 * Keeps the unsent message in sessionStorage. It survives reloads, crashes and visits to other pages, until the tab
 * closes.
 *
 * @throws DOMException if the browser blocks storage
 */
export function keepMessage(island: HTMLElement): void {
  // React may replace the form, so look it up each time.
  const form = () => island.querySelector('form')!;
  const restore = (into: 'all' | 'empty') =>
    fill(form(), JSON.parse(sessionStorage.getItem('contact-form') ?? '[]'), into);
  const save = () =>
    sessionStorage.setItem('contact-form', JSON.stringify([...new FormData(form())]));
  // Don't overwrite text that was typed before this script ran.
  restore('empty');
  // Save at each keystroke, because a crash gives no warning.
  island.addEventListener('input', save);
  // A sent form resets. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(save));
  // After a reload or Back, the browser's restored text may be older than the kept one.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  addEventListener('pageshow', ({ persisted }) =>
    restore(persisted || visit?.type !== 'navigate' ? 'all' : 'empty'),
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
