import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form';
import { fill } from './draft';

/**
 * Lets React take over the form that the server wrote. If a translator or an extension has changed the page,
 * React draws the form again, with the old text and the focus.
 */
export default function takeOver(island: HTMLElement): void {
  const form = island.querySelector('form')!;
  const typed = new FormData(form);
  const index = [...form.elements].indexOf(document.activeElement!);
  const props = JSON.parse(island.dataset.props!);
  // By default, React reports to the console that it draws a form again.
  flushSync(() => hydrateRoot(island, <ContactForm {...props} />, { onRecoverableError() {} }));

  const drawn = island.querySelector('form')!;
  // From now on, React checks the fields.
  drawn.noValidate = true;
  if (drawn === form) return;
  fill(drawn, typed, 'all');
  (drawn.elements[index] as HTMLElement | undefined)?.focus({ preventScroll: true });
}
