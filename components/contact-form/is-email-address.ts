/**
 * Validates an email address as browsers do in `<input type="email">`, where even `a@b` is valid
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). In addition, the part before the @ must be
 * a Dot-string, without a dot at either end or two in a row (https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2). The
 * limits 64 and 254 are from section 4.5.3.1 and RFC 3696, erratum 1690.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailPattern.test(text);
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailPattern = new RegExp(
  `^${atom}(?:\\.${atom})*@${domainLabel}(?:\\.${domainLabel})*$`,
  'i',
);
