import { controlsAmong } from '../island/controls';
import { plain } from './plain';
import type { ContactMessage } from './schema';

/** The fields in the order of the page. The first invalid one gets the focus. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/** The element of a field. */
export function control(form: HTMLFormElement, name: keyof ContactMessage) {
  return controlsAmong(form.querySelectorAll('[name]')).find((field) => field.name === name);
}

/**
 * The values exactly as typed: nothing is trimmed, escaped or normalized. Only an address and a telephone
 * number lose the characters that nobody sees.
 */
export function read(form: HTMLFormElement): ContactMessage {
  const [from_name, from_email, from_phone, message] = names.map(
    (name) => control(form, name)?.value ?? '',
  ) as [string, string, string, string];
  // A browser takes plain spaces off both ends of an address.
  return {
    from_name,
    from_email: plain(from_email).trim(),
    from_phone: plain(from_phone),
    message,
  };
}
