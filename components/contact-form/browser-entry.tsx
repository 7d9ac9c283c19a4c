import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { ContactForm } from './contact-form';
import { fill } from './draft';

/**
 * What the bundle exports (scripts/postbuild/form-bundle.ts): React takes over the form that the server wrote. If
 * a translator or an extension has changed the page, React draws the form again. Then the new form gets the
 * text of the old one, and the focus.
 */
export default function takeOver(island: HTMLElement): void {
  const form = island.querySelector('form')!;
  const typed = new FormData(form);
  const focused = document.activeElement;
  const index = [...form.elements].indexOf(focused!);
  const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
  const props = JSON.parse(island.dataset.props!);
  // By default, React reports to the console that it draws a form again.
  flushSync(() => hydrateRoot(island, <ContactForm {...props} />, { onRecoverableError() {} }));
  island.dataset.hydrated = '';

  const drawn = island.querySelector('form')!;
  if (drawn === form) return;
  fill(drawn, typed, true);
  const field = drawn.elements[index] as HTMLInputElement | undefined;
  field?.focus({ preventScroll: true });
  // A button or an e-mail field has no caret to report.
  if (selectionStart !== null) field?.setSelectionRange(selectionStart, selectionEnd);
}
