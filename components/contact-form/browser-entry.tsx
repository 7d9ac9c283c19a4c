import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form';
import { fill } from './draft';

/**
 * Hydrates the form. If a translator or an extension changed the page first, React renders the form from scratch,
 * and this restores the text and the focus.
 */
export default function takeOver(island: HTMLElement): void {
  const form = island.querySelector('form')!;
  const typed = new FormData(form);
  const index = [...form.elements].indexOf(document.activeElement!);
  const props = JSON.parse(island.dataset.props!);
  // Without a handler, React logs each recovery as an error.
  flushSync(() => hydrateRoot(island, <ContactForm {...props} />, { onRecoverableError() {} }));

  const drawn = island.querySelector('form')!;
  // React validates the fields from here on.
  drawn.noValidate = true;
  if (drawn === form) return;
  fill(drawn, typed, 'all');
  (drawn.elements[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
}
