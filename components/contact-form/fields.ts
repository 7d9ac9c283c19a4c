import type { ContactMessage } from './schema';

/** The fields in the order of the page. The first invalid one gets the focus. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/** The element of a field. */
export function control(form: HTMLFormElement, name: keyof ContactMessage) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/** The values exactly as typed: nothing is trimmed, escaped or normalized. */
export function read(form: HTMLFormElement): ContactMessage {
  const values = names.map((name) => [name, control(form, name).value]);
  return Object.fromEntries(values) as ContactMessage;
}

/** Fills only empty fields: what the visitor typed before the script had loaded is newer. */
export function restore(form: HTMLFormElement, kept: Partial<ContactMessage>) {
  for (const name of names) {
    const field = control(form, name);
    const value = kept[name];
    if (!field.value && typeof value === 'string') field.value = value;
  }
}
