import { controlsAmong } from '../island/controls';
import type { ContactMessage } from './schema';

/** The fields in their order on the page. The first invalid one gets the focus. */
export const names = ['from_name', 'from_email', 'from_phone', 'message'] as const;

/** The element of a field. */
export function control(form: HTMLFormElement, name: keyof ContactMessage) {
  return controlsAmong(form.querySelectorAll('[name]')).find((field) => field.name === name);
}

/**
 * The values exactly as typed, neither trimmed nor escaped nor normalized, except for characters that
 * nobody sees in the e-mail address and the telephone number.
 */
export function read(form: HTMLFormElement): ContactMessage {
  const [from_name, from_email, from_phone, message] = names.map(
    (name) => control(form, name)?.value ?? '',
  ) as [string, string, string, string];
  // Browsers remove plain spaces at both ends of an address. Special ones have become plain here.
  const address = plain(from_email).trim();
  return { from_name, from_email: address, from_phone: plain(from_phone), message };
}

/**
 * Replaces special spaces and hyphens with plain ones, and removes invisible characters. A copied address
 * or telephone number may contain them, and a visitor could not see what is wrong.
 */
function plain(text: string): string {
  return text
    .replace(/\p{Space_Separator}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
