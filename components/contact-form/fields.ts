import * as z from 'zod/mini';
import type { ContactFormText } from '@/content/schema/parts/contact-form';
import type { ContactMessage } from '@/content/shared/mail-service';
import { isEmailAddress } from './is-email-address';

type Errors = ContactFormText['errors'];

export interface FieldSpec {
  name: keyof ContactMessage;
  label: keyof ContactFormText['labels'];
  type?: 'text' | 'email' | 'tel';
  /** The height of a field for several lines. */
  rows?: number;
  autoComplete?: string;
  /** Whether two of these share a row on wide screens. */
  isHalf?: boolean;
  /** Validates the text and reports the school's messages. An optional field has `z.string()`. */
  schema: (errors: Errors) => z.ZodMiniType<string>;
  /** Characters that the field can't have, and the hint that lists them. `readMessage` cleans these fields. */
  characters?: { wrong: RegExp; hint: 'emailCharacters' | 'phoneCharacters' };
}

/** Requires text, not just white space. */
const filled = (error: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error, abort: true }));

const notInPhone = /[^0-9 \-+()]+/;

/** The fields, in their order on the page and in the message. */
export const fields: FieldSpec[] = [
  {
    name: 'from_name',
    label: 'name',
    type: 'text',
    autoComplete: 'name',
    schema: (errors) => filled(errors.nameRequired),
  },
  {
    name: 'from_email',
    label: 'email',
    type: 'email',
    autoComplete: 'email',
    isHalf: true,
    schema: (errors) =>
      filled(errors.emailRequired).check(z.refine(isEmailAddress, errors.emailInvalid)),
    characters: { wrong: /\P{ASCII}+/u, hint: 'emailCharacters' },
  },
  {
    name: 'from_phone',
    label: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    isHalf: true,
    schema: (errors) =>
      filled(errors.phoneRequired).check(
        z.refine((text) => !notInPhone.test(text), errors.phoneInvalid),
      ),
    characters: { wrong: notInPhone, hint: 'phoneCharacters' },
  },
  {
    name: 'message',
    label: 'message',
    rows: 7,
    schema: (errors) => filled(errors.messageRequired),
  },
];

/** Reads the form's message. The name and the text stay exactly as typed. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  const message = {} as ContactMessage;
  for (const { name, characters } of fields) {
    const text = String(typed.get(name) ?? '');
    message[name] = characters ? clean(text) : text;
  }
  return message;
}

/**
 * Replaces what a visitor can't see in a pasted address or number: invisible characters, special spaces and dashes,
 * full-width letters.
 */
const clean = (text: string) =>
  text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Dash}/gu, '-')
    .trim();

/** The error message for a field's text, or undefined if it's valid. */
export function errorOf({ schema }: FieldSpec, text: string, errors: Errors): string | undefined {
  return schema(errors).safeParse(text).error?.issues[0]?.message;
}
