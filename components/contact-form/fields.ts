import type { ContactFormWords } from '@/content/schema/contact-form';
import type { ContactMessage } from '@/content/schema/mail-service';
import { isEmailAddress } from './is-email-address';

type ErrorKey = keyof ContactFormWords['errors'];

/** A field of the form. */
export interface FieldRow {
  name: keyof ContactMessage;
  label: keyof ContactFormWords['labels'];
  type: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete?: string;
  /** Whether two such fields stand side by side on a wide screen. */
  isHalf?: boolean;
  /** The error of an empty field. White space alone counts as empty. An optional field has none. */
  required?: ErrorKey;
  /** What a text must look like. */
  format?: {
    error: ErrorKey;
    /** The signs that a text must not have. */
    wrongSigns: RegExp;
    /** The words below the error, before these signs. */
    hint: 'emailCharacters' | 'phoneCharacters';
    fits?: (text: string) => boolean;
  };
}

/** The fields in their order on the page and in the message. */
export const fields: FieldRow[] = [
  {
    name: 'from_name',
    label: 'name',
    type: 'text',
    autoComplete: 'name',
    required: 'nameRequired',
  },
  {
    name: 'from_email',
    label: 'email',
    type: 'email',
    autoComplete: 'email',
    isHalf: true,
    required: 'emailRequired',
    format: {
      error: 'emailInvalid',
      wrongSigns: /\P{ASCII}+/u,
      hint: 'emailCharacters',
      fits: isEmailAddress,
    },
  },
  {
    name: 'from_phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    isHalf: true,
    required: 'phoneRequired',
    format: {
      error: 'phoneInvalid',
      wrongSigns: /[^0-9 \-+()]+/,
      hint: 'phoneCharacters',
    },
  },
  { name: 'message', label: 'message', type: 'textarea', required: 'messageRequired' },
];

/** Reads a form. A name and a message are exactly as typed. */
export function read(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  const message = {} as ContactMessage;
  for (const { name, format } of fields) {
    const text = String(typed.get(name) ?? '');
    message[name] = format ? clean(text) : text;
  }
  return message;
}

/**
 * A copied address or number often has signs that nobody sees, special spaces and dashes, or full-width letters. A
 * visitor could not see what is wrong with them.
 */
const clean = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Dash}/gu, '-')
    .trim();

/** What is wrong with the text of a field. */
export function errorOf({ required, format }: FieldRow, text: string): ErrorKey | undefined {
  if (!text.trim()) return required;
  const isWrong = format?.wrongSigns.test(text) || format?.fits?.(text) === false;
  return isWrong ? format?.error : undefined;
}
