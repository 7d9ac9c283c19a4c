import { findField, names, type Fields } from './fields';

/**
 * Puts the form's island back, with the visitor's text, as soon as a visitor uses a copy of it. A program that
 * replaces the page's HTML leaves such a copy. It has no text, and no script listens to it.
 */
export function returnIsland(island: HTMLElement, fields: Fields): void {
  const handle = (event: Event) => {
    const target = event.target as HTMLInputElement;
    const copy = target.closest('[data-island=contact-form]');
    if (!copy || island.isConnected) return;
    const used = names.find((name) => name === target.name);
    if (event.type === 'focusin') {
      // A copied button must stay until the visitor releases it, or it would not submit.
      if (!used) return;
      copy.replaceWith(island);
      return findField(fields, used)?.focus();
    }
    event.preventDefault();
    copy.replaceWith(island);
    island.querySelector('form')!.requestSubmit();
  };
  for (const type of ['focusin', 'invalid', 'submit'])
    document.body.addEventListener(type, handle, true);
}
