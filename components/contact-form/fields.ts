import * as z from 'zod/mini';
import type { ContactFormText } from '@/content/schema/contact';
import { messageOf, type ContactField, type ContactMessage } from '@/content/shared/contact-fields';
import { isEmailAddress } from './is-email-address';

const notInPhone = /[^0-9 \-+()]+/;

interface Rule {
  isValid: (text: string) => boolean;
  /** Characters that the text can't have, and the hint that lists them. */
  wrong: RegExp;
  hint: 'emailCharacters' | 'phoneCharacters';
}

/** The rules for the types of field that can be invalid. `readMessage` cleans their text. */
const rules: Partial<Record<ContactField['type'], Rule>> = {
  email: { isValid: isEmailAddress, wrong: /\P{ASCII}+/u, hint: 'emailCharacters' },
  tel: {
    isValid: (text) => !notInPhone.test(text),
    wrong: notInPhone,
    hint: 'phoneCharacters',
  },
};

/** Whether a text has more than white space. */
const isFilled = (text: string) => text.trim() !== '';

/** The schema of a field's text. Its messages are the school's. */
function schemaOf({ type, required, invalid }: ContactField, errors: ContactFormText['errors']) {
  const schema = required
    ? z.string().check(z.refine(isFilled, { error: errors[required], abort: true }))
    : z.string();
  const rule = rules[type];
  if (!invalid || !rule) return schema;
  return schema.check(z.refine((text) => !isFilled(text) || rule.isValid(text), errors[invalid]));
}

/** The error message for what's typed in a field, or undefined if it's valid. */
export function errorOf(
  field: ContactField,
  typed: string,
  errors: ContactFormText['errors'],
): string | undefined {
  return schemaOf(field, errors).safeParse(typed).error?.issues[0]?.message;
}

/** Lists the typed characters that a field can't have: `A number can't have: “x”`. Empty if the text has none of them. */
export function hintOf({ type }: ContactField, typed: string, text: ContactFormText): string {
  const rule = rules[type];
  const [wrong] = (isFilled(typed) && rule?.wrong.exec(typed)) || [];
  return rule && wrong ? `${text[rule.hint]} “${wrong}”` : '';
}

/** Reads the form's message. The name and the text stay exactly as typed. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  return messageOf(({ name, type }) => {
    const text = String(typed.get(name) ?? '');
    return rules[type] ? clean(text) : text;
  });
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
