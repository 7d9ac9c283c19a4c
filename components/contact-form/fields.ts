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
