import * as z from 'zod/mini';
import type { ContactFormText } from '@/content/schema/contact';
import { messageOf, type ContactField, type ContactMessage } from '@/content/shared/contact-fields';

/**
 * Matches what `<input type="email">` accepts, even `a@b`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address.
 * Also limits what comes before the @ to 64 characters, with no dot at either end and no two in a row, which browsers
 * don't check: https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2. zod's own pattern would add 2.7 KB to the page's
 * script, because an import of one brings all of them.
 */
const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const address = new RegExp(`^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
const isEmail = (text: string) => text.length <= 254 && address.test(text);

const notInPhone = /[^0-9 \-+()]+/;

/** The schema of a field's text. Its messages are the school's. */
function schemaOf({ label, type }: ContactField, errors: ContactFormText['errors']) {
  const filled = z.string().check(z.refine((text) => /\S/.test(text), errors[`${label}Required`]));
  if (type === 'email') return filled.check(z.refine(isEmail, errors.emailInvalid));
  if (type === 'tel')
    return filled.check(z.refine((text) => !notInPhone.test(text), errors.phoneInvalid));
  return filled;
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
  if (type === 'email') return listOf(text.emailCharacters, /\P{ASCII}+/u.exec(typed));
  if (type === 'tel') return listOf(text.phoneCharacters, notInPhone.exec(typed));
  return '';
}

const listOf = (hint: string, match: RegExpExecArray | null) =>
  match ? `${hint} “${match[0]}”` : '';

/** Reads the form's message. The name and the text stay exactly as typed. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const typed = new FormData(form);
  return messageOf(({ name, type }) => {
    const text = String(typed.get(name) ?? '');
    return type === 'email' || type === 'tel' ? clean(text) : text;
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
