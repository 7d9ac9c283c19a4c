/** Scrolls to the notice below the form's button, or to its first link if the notice is taller than the screen. */
export function scrollToNotice(form: HTMLFormElement): void {
  const status = form.lastElementChild;
  for (const part of [status, status?.querySelector('a')])
    part?.scrollIntoView({ block: 'nearest' });
}
