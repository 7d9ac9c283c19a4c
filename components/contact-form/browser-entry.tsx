import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form';
import { fill } from './kept-message';

/**
 * Hydrates the form. If a translator or an extension has changed the page, React renders the form from scratch, and
 * this function restores the text and the focus.
 */
export default function hydrateForm(island: HTMLElement): void {
  const form = island.querySelector('form')!;
  const typed = new FormData(form);
  const index = [...form.elements].indexOf(document.activeElement!);
  const props = JSON.parse(island.dataset.props!);
  // Without a handler, React logs each recovery as an error.
  flushSync(() => hydrateRoot(island, <ContactForm {...props} />, { onRecoverableError() {} }));

  const rendered = island.querySelector('form')!;
  island.dataset.script = 'running';
  // The browser would stop an incomplete form before React could show its errors.
  rendered.noValidate = true;
  if (rendered === form) return;
  fill(rendered, typed, 'all');
  (rendered.elements[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
}
