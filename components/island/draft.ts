/**
 * Keeps the text in an island's form for this tab only (sessionStorage). It survives a reload, a crash
 * and a visit to another page, and the browser deletes it when the tab closes. Where storage is blocked
 * or full, nothing is kept and the form works as usual.
 */
export function keepDraft(island: HTMLElement): void {
  const key = `${island.dataset.island}-draft`;
  const fields = () => [...island.querySelectorAll<HTMLInputElement>('[name]')];

  /** Called at each keystroke, not after a pause: a crash gives no warning. */
  const keep = () => {
    try {
      const values = Object.fromEntries(fields().map(({ name, value }) => [name, value]));
      sessionStorage.setItem(key, JSON.stringify(values));
    } catch {}
  };

  try {
    const kept = JSON.parse(sessionStorage.getItem(key)!);
    // What the browser restored or the visitor typed is newer.
    for (const field of fields()) field.value ||= kept[field.name] ?? '';
  } catch {}
  keep();
  island.addEventListener('input', keep);
  // A form is reset when its message was sent. Its fields are empty only after this event.
  island.addEventListener('reset', () => queueMicrotask(keep));
}
