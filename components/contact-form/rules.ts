/**
 * The HTML standard's form of an address, as every browser checks it in `<input type="email">`:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address (labels of at most 63,
 * no hyphen at either end, a single label such as `a@b` is enough). The part before the @ is also
 * a Dot-string (https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2): no dot at either end, no
 * two in a row. The limits 64 and 254 are from RFC 5321, section 4.5.3.1 (see RFC 3696, erratum 1690).
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailForm.test(text);
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailForm = new RegExp(`^${atom}(?:\\.${atom})*@${label}(?:\\.${label})*$`, 'i');

/**
 * Replaces special spaces and hyphens with plain ones, and removes invisible characters. A copied address
 * or telephone number may contain them, and a visitor could not see what is wrong.
 */
export function withoutInvisible(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[\u2010\u2011]/g, '-');
}

/**
 * Also replaces what looks like a digit, a hyphen, a plus sign or a parenthesis with the plain one: an en dash, a
 * minus, full-width and Arabic-Indic digits.
 */
export function withPlainDigits(text: string): string {
  return withoutInvisible(text)
    .normalize('NFKC')
    .replace(/[\p{Dash}\u02d7\u30fc\u2796]/gu, '-')
    .replace(/\u2795/g, '+')
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** The value of a decimal digit. Unicode has the digits of each script in order, from zero to nine. */
function valueOf(digit: string): number {
  const before = String.fromCodePoint(digit.codePointAt(0)! - 1);
  return /\p{Nd}/u.test(before) ? (valueOf(before) + 1) % 10 : 0;
}
