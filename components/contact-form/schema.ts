import * as z from 'zod/mini';
import type { ContactFormWords } from '@/content/schema/contact-form';

/** The key of one of the school's error messages; the words themselves are content. */
type ContactErrorKey = keyof ContactFormWords['errors'];

/**
 * A contact message as it is sent: the four fields under their names in the mail template. The rules
 * change no value. Each issue's message is the key of the error to show. Only the e-mail address has
 * a length limit (RFC 5321).
 */
const contactMessage = z.object({
  from_name: z.string().check(filled('nameRequired')),
  from_email: z.string().check(filled('emailRequired'), fits(isEmailAddress, 'emailInvalid')),
  from_phone: z.string().check(filled('phoneRequired'), fits(isPhoneNumber, 'phoneInvalid')),
  message: z.string().check(filled('messageRequired')),
});

export type ContactMessage = z.output<typeof contactMessage>;

/** The error of each invalid field. */
export type Errors = Partial<Record<keyof ContactMessage, ContactErrorKey>>;

/** Returns the first error of each invalid field. */
export function validate(message: ContactMessage): Errors {
  const errors: Errors = {};
  for (const { path, message: key } of contactMessage.safeParse(message).error?.issues ?? []) {
    errors[path[0] as keyof ContactMessage] ??= key as ContactErrorKey;
  }
  return errors;
}

/** The rule of a required field, in which white space alone counts as empty. */
function filled(error: ContactErrorKey) {
  return fits((value) => value.trim() !== '', error);
}

function fits(rule: (value: string) => boolean, error: ContactErrorKey) {
  return z.refine<string>(rule, { error });
}

function isPhoneNumber(value: string) {
  return /^[0-9 \-+()]+$/.test(value);
}

/**
 * The HTML standard's form of an address, as every browser checks it in `<input type="email">`:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address (labels of at most 63,
 * no hyphen at either end, a single label such as `a@b` is enough). The part before the @ is also
 * a Dot-string (https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2): no dot at either end, no
 * two in a row. The limits 64 and 254 are from RFC 5321, section 4.5.3.1 (see RFC 3696, erratum 1690).
 */
function isEmailAddress(value: string) {
  const at = value.indexOf('@');
  return value.length <= 254 && at <= 64 && emailForm.test(value);
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailForm = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');
