/**
 * Whether text is an e-mail address as every browser checks it in `<input type="email">`:
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address (labels of at most 63,
 * no hyphen at either end, a single label such as `a@b` is enough). The part before the @ is also
 * a Dot-string (https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2): no dot at either end, no
 * two in a row. The limits 64 and 254 are from RFC 5321, section 4.5.3.1 (see RFC 3696, erratum 1690).
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailForm.test(text);
}

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const domainLabel = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const emailForm = new RegExp(`^${atom}(?:\\.${atom})*@${domainLabel}(?:\\.${domainLabel})*$`, 'i');
