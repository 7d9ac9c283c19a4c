/**
 * Scrolls to what the form says below its button, which is often at the bottom of a small screen. If a notice does not
 * fit, its first link is in view.
 */
export function scrollToNotice(form: HTMLFormElement): void {
  const status = form.lastElementChild;
  for (const part of [status, status?.querySelector('a')])
    part?.scrollIntoView({ block: 'nearest' });
}
