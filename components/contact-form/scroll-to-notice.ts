/** Scrolls to the notice below the form's button, or to its first link if the notice is taller than the screen. */
export function scrollToNotice(form: HTMLFormElement): void {
  const notice = form.lastElementChild;
  for (const part of [notice, notice?.querySelector('a')])
    part?.scrollIntoView({ block: 'nearest' });
}
