import type { ContactFormWords } from '@/content/schema/contact-form';
import { isEmailAddress, withoutUnseen } from './rules';

export type ErrorKey = keyof ContactFormWords['errors'];

interface Row {
  /** The id of the element, and the name in the mail template. */
  name: string;
  label: keyof ContactFormWords['labels'];
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  /** Whether two such fields stand side by side on a wide screen. */
  isHalf?: boolean;
  /** Prepares the text for the rule and the mail. */
  clean?: (text: string) => string;
  /** The error of an empty field. Without it, the field is optional. */
  missing?: ErrorKey;
  isValid?: (text: string) => boolean;
  invalid?: ErrorKey;
  /** What to do about an invalid text. */
  hint?: (words: ContactFormWords, text: string) => string;
}

/** The fields in their order on the page and in the mail. */
export const fields = table([
  { name: 'from_name', label: 'name', type: 'text', autoComplete: 'name', missing: 'nameRequired' },
  {
    name: 'from_email',
    label: 'email',
    type: 'email',
    autoComplete: 'email',
    isHalf: true,
    // Browsers remove plain spaces at both ends of an address. Special ones have become plain here.
    clean: (text) => withoutUnseen(text).trim(),
    missing: 'emailRequired',
    isValid: isEmailAddress,
    invalid: 'emailInvalid',
    hint: ({ emailCharacters }, text) => {
      const [letter] = /\P{ASCII}+/u.exec(text.normalize()) ?? [];
      return letter ? `${emailCharacters} ${letter}` : '';
    },
  },
  {
    name: 'from_phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    isHalf: true,
    clean: withoutUnseen,
    missing: 'phoneRequired',
    isValid: (text) => /^[0-9 \-+()]+$/.test(text),
    invalid: 'phoneInvalid',
    hint: ({ phoneCharacters }) => phoneCharacters,
  },
  { name: 'message', label: 'message', type: 'textarea', missing: 'messageRequired' },
]);

/** Keeps the names in the rows as literal types. */
function table<Name extends string>(rows: (Row & { name: Name })[]) {
  return rows;
}

export type FieldRow = (typeof fields)[number];

/** A message as it is sent: the text of each field under its name. */
export type ContactMessage = Record<FieldRow['name'], string>;

/** Reads a form. Each text is exactly as typed, except where its row cleans it. */
export function read(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  const message = {} as ContactMessage;
  for (const { name, clean = String } of fields) message[name] = clean(`${typed.get(name) ?? ''}`);
  return message;
}

/** Returns the first error of each invalid field. White space alone counts as empty. */
export function validate(message: ContactMessage): Partial<Record<FieldRow['name'], ErrorKey>> {
  const errors: ReturnType<typeof validate> = {};
  for (const { name, missing, isValid, invalid } of fields) {
    const text = message[name];
    const error = text.trim() ? !isValid?.(text) && invalid : missing;
    if (error) errors[name] = error;
  }
  return errors;
}
