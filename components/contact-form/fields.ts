import { controlsAmong } from '../island/controls';
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
  const address = plain(from_email).trim();
  return { from_name, from_email: address, from_phone: plain(from_phone), message };
}

/**
 * Replaces spaces and hyphens that only look like plain ones, and removes what nobody can see. An address
 * or a telephone number that was copied from elsewhere may have such characters, and a visitor could not
 * find what is wrong with it.
 */
function plain(text: string): string {
  return text
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
