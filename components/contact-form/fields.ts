import type { ContactMessage } from './schema';

/** In the order of the page, which is the order in which the first wrong one is looked for. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/** The element of a field. */
export function control(form: HTMLFormElement, name: keyof ContactMessage) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** The fields exactly as they stand: nothing is trimmed, escaped or normalised. */
export function read(form: HTMLFormElement): ContactMessage {
  return {
    from_name: control(form, 'from_name').value,
    from_email: control(form, 'from_email').value,
    from_phone: control(form, 'from_phone').value,
    message: control(form, 'message').value,
  };
}

/** Fills only what is empty: what the visitor typed before the script came is newer. */
export function restore(form: HTMLFormElement, kept: Partial<ContactMessage>) {
  for (const name of names) {
    const field = control(form, name);
    const value = kept[name];
    if (!field.value && typeof value === 'string') field.value = value;
  }
}
