import type { ContactMessage } from './schema';

/** In the order of the page: the first invalid one gets the focus. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/** The element of a field. */
export function control(form: HTMLFormElement, name: keyof ContactMessage) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** The values exactly as typed: nothing is trimmed, escaped or normalized. */
export function read(form: HTMLFormElement): ContactMessage {
  return {
    from_name: control(form, 'from_name').value,
    from_email: control(form, 'from_email').value,
    from_phone: control(form, 'from_phone').value,
    message: control(form, 'message').value,
  };
}

/** Fills only empty fields: what the visitor typed before the script had loaded is newer. */
export function restore(form: HTMLFormElement, kept: Partial<ContactMessage>) {
  for (const name of names) {
    const field = control(form, name);
    const value = kept[name];
    if (!field.value && typeof value === 'string') field.value = value;
  }
}
