/** Scrolls to the notice below the form's button, or to its first link if the notice is taller than the screen. */
export function scrollToNotice(form: HTMLFormElement): void {
  const notice = form.lastElementChild;
  for (const target of [notice, notice?.querySelector('a')])
    target?.scrollIntoView({ block: 'nearest' });
}
