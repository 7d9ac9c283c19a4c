/**
 * Keeps the text in an island's form for this tab only (sessionStorage). It survives a reload, a crash
 * and a visit to another page, and the browser deletes it when the tab closes. Where storage is blocked
 * or full, nothing is kept and the form works as usual.
 */
export function keepDraft(island: HTMLElement): void {
  const each = (act: (field: HTMLInputElement, key: string) => void) => {
    try {
      for (const field of island.querySelectorAll<HTMLInputElement>('[name]')) {
        act(field, `${island.dataset.island}-${field.name}`);
      }
    } catch {}
  };
  // What the browser restored or the visitor typed before is newer.
  each((field, key) => (field.value ||= sessionStorage[key] ?? ''));
  /** Called at each keystroke, not after a pause: a crash gives no warning. */
  const keep = () => each((field, key) => (sessionStorage[key] = field.value));
  keep();
  island.addEventListener('input', keep);
  // A form is reset when its message was sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
}
